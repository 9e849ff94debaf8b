import type { Page } from '@playwright/test'

/** Places where a reader would have to scroll sideways: the page itself, or elements beyond its edge. */
export function tooWide(page: Page): Promise<string[]> {
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

/** Visible words that break across two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = 'script, noscript, option, svg, .visually-hidden, [aria-hidden="true"]'
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(unseen)) continue
      // Clipped text is for assistive technology only.
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
