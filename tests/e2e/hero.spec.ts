import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

test('the first button opens the consultation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the work is a link away', async ({ page }) => {
    await page.goto(pagePaths.home)
    await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).click()
    await expect(page).toHaveURL(pagePaths.portfolio)
  })
})

test.describe('lights over the opening', () => {
  test.use({ decoration: 'moving' })

  const particles = (page: Page) => page.locator('main section').first().locator('[aria-hidden="true"] > i')
  const glow = (page: Page) => page.locator('main [data-glow]')
  const running = (page: Page) =>
    particles(page).evaluateAll(
      (lights) =>
        lights.filter((light) => light.getAnimations().some((a) => a.playState === 'running')).length,
    )

  test('eight float, and rest while they are scrolled away', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect(particles(page)).toHaveCount(8)
    expect(await running(page)).toBe(8)
    const rendered = () =>
      particles(page)
        .first()
        .evaluate((light) => light.checkVisibility({ contentVisibilityAuto: true }))
    expect(await rendered()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(rendered).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(rendered).toBe(true)
  })

  test('the glow follows the mouse in percent of the window', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect(glow(page)).toHaveCount(0)
    for (const [x, y, across, down] of [
      [320, 180, 25, 25],
      [960, 540, 75, 75],
      [16, 360, 1.3, 50],
    ] as const) {
      // The first move only asks for the code that follows the next.
      await expect
        .poll(async () => {
          await page.mouse.move(x - 1, y)
          await page.mouse.move(x, y)
          // As large as its layer, it is moved from the middle.
          const moved = await glow(page)
            .locator('div')
            .evaluateAll((lit) =>
              lit.flatMap(({ style }) => style.translate.split(' ').map(Number.parseFloat)),
            )
          return [0, 1].map((axis) => Math.round(((moved[axis] ?? 0) + 50) * 10) / 10)
        })
        .toEqual([across, down])
    }
  })

  for (const wish of ['reduced motion', 'high contrast', 'forced colours'] as const) {
    test(`${wish} stills them`, async ({ page, visit }) => {
      if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' })
      if (wish === 'forced colours') await page.emulateMedia({ forcedColors: 'active' })
      if (wish === 'high contrast') await storeSettings(page, { contrast: 'high' })
      await visit(pagePaths.home)
      const code = page.waitForResponse(/\/assets\/mouse-glow-[^/]+\.js$/)
      await page.mouse.move(300, 300)
      await code
      await page.mouse.move(400, 400)
      await page.mouse.move(410, 410)
      await expect(glow(page)).toHaveCount(0)
      expect(await running(page)).toBe(0)
    })
  }

  test('the glow goes out when the visitor asks for stillness', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect
      .poll(async () => {
        await page.mouse.move(300, 300)
        await page.mouse.move(301, 300)
        return glow(page).count()
      })
      .toBe(1)
    const light = glow(page).locator('div')
    await expect(light).toHaveCSS('opacity', '1')
    await expect(light).toHaveCSS('display', 'block')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(light).toHaveCSS('display', 'none')
  })
})
