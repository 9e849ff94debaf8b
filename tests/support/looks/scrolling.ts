import { expect, type Page } from '@playwright/test'

/** The ways in which visitors scroll: by a number of pixels, or as far as the key goes. */
const ways = {
  wheel: (page: Page) => page.mouse.wheel(0, 100),
  Space: (page: Page) => page.keyboard.press('Space'),
  touch: (page: Page) => swipeUp(page, 200),
} as const

/** Scrolls down once and waits until the page stops; false at the end of the page. */
export async function scrollOn(page: Page, way: keyof typeof ways): Promise<boolean> {
  if (await isAtEnd(page)) return false
  const rest = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  )
  await ways[way](page)
  await rest
  return true
}

/** Scrolls on without waiting for a stop, which a browser takes half a second to report. */
export async function wheelOn(page: Page): Promise<boolean> {
  if (await isAtEnd(page)) return false
  const from = await page.evaluate(() => scrollY)
  await ways.wheel(page)
  await page.waitForFunction((before) => scrollY > before, from)
  return true
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
}

async function swipeUp(page: Page, px: number): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: Math.round(width / 2), y: Math.round(height * 0.75) - moved }],
    })
  await touch('touchStart', 0)
  for (let moved = 20; moved <= px; moved += 20) await touch('touchMove', moved)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

/** All text in the window can be read once the entrance animations have ended. */
export async function expectAllReadable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findUnreadable)).toEqual([])
}

/** Runs in the page: words in the window, below the site header, that are transparent, hidden or clipped. */
async function findUnreadable(): Promise<string[]> {
  // Longer animations are timers: a carousel turns when they end.
  const entrances = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
  await Promise.allSettled(entrances.map(({ finished }) => finished))

  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  /** Hidden on purpose: decoration, text for assistive technology, and alternatives not selected. */
  const aside = [
    '[aria-hidden="true"], .visually-hidden, [data-shown="false"], [inert], [data-floats], header',
    '[aria-roledescription="slide"]:not([data-current])',
    ':has(> label > [type="radio"]:not(:checked)) > :not(label)',
  ].join()
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement
    if (!text.nodeValue?.trim() || !element) continue
    // Check the position first: most of the page is outside the window, and the other checks are slower.
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(
      (line) =>
        line.width > 1 &&
        line.bottom > top &&
        line.top < innerHeight &&
        line.right > 0 &&
        line.left < innerWidth,
    )
    if (lines.length === 0 || !element.checkVisibility() || element.closest(aside)) continue
    if (!isForAssistiveTechnology(element) && !canBeRead(element, lines))
      found.push(text.nodeValue.trim().slice(0, 40))
  }
  return found

  /** True for text clipped to nothing, because a drawing or the layout of a small screen replaces it. */
  function isForAssistiveTechnology(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath === 'inset(50%)') return true
    }
    return false
  }

  function canBeRead(element: Element, lines: readonly DOMRect[]): boolean {
    if (getComputedStyle(element).visibility !== 'visible') return false
    let opacity = 1
    for (let part: Element | null = element; part; part = part.parentElement) {
      const style = getComputedStyle(part)
      opacity *= Number(style.opacity)
      if (style.clipPath.startsWith('inset(') && lines.every((line) => clipsAway(part, style.clipPath, line)))
        return false
    }
    return opacity > 0.5
  }

  function clipsAway(part: Element | null, clipPath: string, line: DOMRect): boolean {
    const box = part?.getBoundingClientRect()
    if (!box) return false
    const [top = '0', right = top, bottom = top, left = right] = clipPath.slice(6, -1).split(' ')
    const inset = (value: string, whole: number) =>
      value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value)
    return (
      line.left >= box.right - inset(right, box.width) ||
      line.right <= box.left + inset(left, box.width) ||
      line.top >= box.bottom - inset(bottom, box.height) ||
      line.bottom <= box.top + inset(top, box.height)
    )
  }
}

/** No floating button covers a control or a price. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findCovered)).toEqual([])
}

/** Runs in the page: controls and prices under the round buttons, except parts under the header. */
function findCovered(): string[] {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const floating = [
    ...document.querySelectorAll<HTMLElement>(
      ':is([aria-label^="Back to top"], [aria-label="Open contact and support"], [aria-label="Open accessibility menu"])',
    ),
  ].filter((button) => button.checkVisibility({ visibilityProperty: true }))
  const isOwn = (element: Element) => floating.some((button) => button.contains(element))
  const found: string[] = []
  const look = (boxes: Iterable<DOMRect>, element: Element, name: string) => {
    for (const box of boxes) {
      for (const button of floating) {
        const own = button.getBoundingClientRect()
        const from = element.closest('header') ? box.top : Math.max(box.top, top)
        const apart =
          box.left >= own.right || box.right <= own.left || from >= own.bottom || box.bottom <= own.top
        if (!apart && !isOwn(element) && element.checkVisibility({ visibilityProperty: true }))
          found.push(`${button.ariaLabel} covers ${name}`)
      }
    }
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
    look(control.getClientRects(), control, `${control.tagName} ${name}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!/\$\d/.test(text.nodeValue ?? '') || !text.parentElement) continue
    range.selectNodeContents(text)
    look(range.getClientRects(), text.parentElement, text.nodeValue ?? '')
  }
  return found
}
