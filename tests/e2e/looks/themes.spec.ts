import { pagePaths } from '../../../src/routes.ts'
import { colorsOf } from '../../support/looks/colors.ts'
import { expect, test } from '../../support/site-test.ts'

test('dark mode and high contrast change the actual colors of paper and stage', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  const root = page.locator('html')
  const paper = page.locator('main section[data-tone="paper"]')
  const stage = page.getByRole('contentinfo').filter({ hasText: 'All rights reserved.' })
  const light = await colorsOf(paper)
  expect(light.contrast).toBeGreaterThan(7)

  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const dark = page.getByRole('switch', { name: 'Dark Mode' })
  const highContrast = page.getByRole('switch', { name: 'High Contrast' })
  await dark.check()
  await expect(root).toHaveCSS('color-scheme', 'dark')
  const night = await colorsOf(paper)
  expect(night.surface).not.toBe(light.surface)
  expect(night.ink).not.toBe(light.ink)
  expect(night.contrast).toBeGreaterThan(7)

  await dark.uncheck()
  await highContrast.check()
  const black = 'rgb(0, 0, 0)'
  const white = 'rgb(255, 255, 255)'
  await expect.poll(() => colorsOf(paper)).toMatchObject({ ink: black, surface: white })
  await expect.poll(() => colorsOf(stage)).toMatchObject({ ink: white, surface: black })

  await dark.check()
  await expect.poll(() => colorsOf(paper)).toMatchObject({ ink: white, surface: black })
  for (const part of [root, page.locator('body'), page.getByRole('main')]) {
    await expect(part).toHaveCSS('filter', 'none')
  }
})
