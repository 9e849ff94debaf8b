import type { Page } from '@playwright/test'
import { statusWords } from '../../../src/content/equipment-availability/schedule-words.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect, facesShown, laidOut, test, wake } from '../../support/site-test.ts'

const everywhere = [
  ...Object.values(pagePaths),
  '/no-such-page',
  quoteHref('package', 'essential-starter-kit'),
]

for (const width of [320, 390, 768, 1024, 1280, 1920]) {
  test(`captions in mono are at least 12 pixels tall and carry no price or availability, ${width} pixels wide`, async ({
    page,
  }) => {
    // Opens every page in a new document.
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const found: Record<string, string[]> = {}
    for (const path of everywhere) {
      await page.goto(path)
      await laidOut(page)
      await facesShown(page)
      // The board shows availability only after its scripts have asked for it.
      if (path === pagePaths.equipmentAvailability) {
        await wake(page)
        await expect(page.getByText(statusWords.booked, { exact: true }).first()).toBeVisible()
      }
      const wrong = await wrongCaptions(page)
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
  })
}

/** Measures captions at the size they are shown, because drawings are scaled. */
function wrongCaptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const decisive = /\$\d|\/day|per day|\b(available|booked|in maintenance|slots left|spots remaining)\b/i
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const words = texts.currentNode.nodeValue?.trim()
      const element = texts.currentNode.parentElement
      if (!words || !element?.checkVisibility()) continue
      const { fontFamily, fontSize } = getComputedStyle(element)
      if (!fontFamily.includes('Martian')) continue
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const px = Number.parseFloat(fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
      const alone = px < 14 && decisive.test(words) && !element.closest('[aria-hidden="true"], h1, h2, h3')
      if (px < 11.95 || alone) found.push(`${px.toFixed(1)} ${words.slice(0, 60)}`)
    }
    return found
  })
}
