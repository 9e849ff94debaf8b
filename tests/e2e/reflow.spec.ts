import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { expect, laidOut, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

const everywhere = [...Object.values(pagePaths), '/no-such-page']

for (const { name, width, fontSizePercent } of [
  { name: '320 pixels wide', width: 320, fontSizePercent: 100 },
  { name: '320 pixels wide with 200 % text', width: 320, fontSizePercent: 200 },
  { name: '1280 pixels wide with 200 % text', width: 1280, fontSizePercent: 200 },
]) {
  test(`no page scrolls sideways on a screen ${name}`, async ({ page }) => {
    // Every page, each in a document of its own.
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
  test(`no word of ${path} is broken, on whatever screen`, async ({ page }) => {
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

test('panel and menu fit a screen 320 pixels wide with 200 % text', async ({ page, visit }) => {
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

/** What a reader would have to scroll sideways for: the page itself, and boxes that cut words off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide in ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, h1, h2, h3, p, dt, dd, li, span',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        continue
      const { left, right, width } = element.getBoundingClientRect()
      const words = element.textContent.trim().slice(0, 40)
      if (words && width > 1 && (left < -1 || right > clientWidth + 1))
        found.push(`${element.tagName} "${words}" reaches from ${Math.round(left)} to ${Math.round(right)}`)
    }
    return found
  })
}

/** Words that stand on two lines, as far as anybody sees them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = 'script, noscript, option, svg, .visually-hidden, [aria-hidden="true"]'
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(unseen)) continue
      // For assistive technology only.
      if (getComputedStyle(element).clipPath !== 'none') continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s/-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${word} in ${element.tagName} "${element.textContent.slice(0, 40)}"`)
      }
    }
    return found
  })
}
