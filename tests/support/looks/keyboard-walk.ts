import type { Page } from '@playwright/test'
import { expect } from '../site-test.ts'

type Stop = { readonly name: string; readonly trouble: string | null }

/** Focus is visible and uncovered at every stop of the page, forward and backward. */
export async function expectToSeeFocus(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walk(page, key)
    expect(stops.length, key).toBeGreaterThan(25)
    expect(
      stops.filter(({ trouble }) => trouble),
      key,
    ).toEqual([])
  }
}

/** Walks through the page by keyboard until focus leaves it, and reports the trouble at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 120) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(judgeFocus)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** Runs in the page: null when nothing there has focus. */
function judgeFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  // A link that is stretched over its line has the focus ring on its `::after`.
  const ringed = [undefined, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!ringed) return { name, trouble: 'no focus ring' }
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    return { name, trouble: `outside the window: ${left} ${top} ${right} ${bottom}` }
  // The corners of a round button's box lie outside the button.
  const inset = getComputedStyle(element).borderRadius === '50%' ? (right - left) / 4 : 3
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ] as const
  for (const [x, y] of points) {
    const [topmost] = document.elementsFromPoint(x, y)
    if (topmost && !element.contains(topmost) && !topmost.contains(element)) {
      const what = topmost.closest('[aria-label]')?.getAttribute('aria-label') ?? topmost.tagName
      return { name, trouble: `covered by ${what}` }
    }
  }
  return { name, trouble: null }
}
