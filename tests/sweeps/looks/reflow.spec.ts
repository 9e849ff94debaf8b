import { pagePaths } from '../../../src/routes.ts'
import { brokenWords, tooWide } from '../../support/looks/reflow.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { expect, laidOut, test } from '../../support/site-test.ts'

const everywhere = [...Object.values(pagePaths), '/no-such-page']

for (const { name, width, fontSizePercent } of [
  { name: '320 pixels wide', width: 320, fontSizePercent: 100 },
  { name: '320 pixels wide with 200 % text', width: 320, fontSizePercent: 200 },
  { name: '1280 pixels wide', width: 1280, fontSizePercent: 100 },
  { name: '1280 pixels wide with 200 % text', width: 1280, fontSizePercent: 200 },
]) {
  test(`no page scrolls sideways on a screen ${name}`, async ({ page }) => {
    // Opens every page in a new document.
    test.slow()
    await page.setViewportSize({ width, height: 720 })
    await storeSettings(page, { fontSizePercent })
    const found: Record<string, string[]> = {}
    for (const path of everywhere) {
      await page.goto(path)
      await laidOut(page)
      const wide = await tooWide(page)
      if (wide.length > 0) found[path] = wide
    }
    expect(found).toEqual({})
  })
}

for (const path of everywhere) {
  test(`no word on ${path} breaks across lines, from 1366 to 320 pixels`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    const found: Record<number, string[]> = {}
    for (const width of [1366, 1180, 1100, 1024, 960, 834, 768, 600, 480, 414, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await brokenWords(page)
      if (broken.length > 0) found[width] = broken
    }
    expect(found).toEqual({})
  })
}

test('the panel and the menu fit a screen 320 pixels wide with 200 % text', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await storeSettings(page, { fontSizePercent: 200 })
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  for (const name of ['Reset All', 'Close']) {
    const button = panel.getByRole('button', { name }).last()
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})
