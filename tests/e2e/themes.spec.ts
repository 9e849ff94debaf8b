import { pagePaths } from '../../src/routes.ts'
import { coloursOf } from '../support/colours.ts'
import { expect, test } from '../support/site-test.ts'

test('dark mode and high contrast change the real colours of paper and stage', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const paper = page.getByRole('region', { name: 'Tell us the date' })
  const stage = page.getByRole('contentinfo').filter({ hasText: 'All rights reserved.' })
  const light = await coloursOf(paper)
  expect(light.contrast).toBeGreaterThan(7)

  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const dark = page.getByRole('switch', { name: 'Dark Mode' })
  const highContrast = page.getByRole('switch', { name: 'High Contrast' })
  await dark.check()
  const night = await coloursOf(paper)
  expect(night.surface).not.toBe(light.surface)
  expect(night.ink).not.toBe(light.ink)
  expect(night.contrast).toBeGreaterThan(7)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  await dark.uncheck()
  await highContrast.check()
  expect(await coloursOf(paper)).toMatchObject({ ink: 'rgb(0, 0, 0)', surface: 'rgb(255, 255, 255)' })
  expect(await coloursOf(stage)).toMatchObject({ ink: 'rgb(255, 255, 255)', surface: 'rgb(0, 0, 0)' })

  await dark.check()
  expect(await coloursOf(paper)).toMatchObject({ ink: 'rgb(255, 255, 255)', surface: 'rgb(0, 0, 0)' })
  for (const part of [page.locator('html'), page.locator('body'), page.getByRole('main')]) {
    await expect(part).toHaveCSS('filter', 'none')
  }
})
