import type { Page } from '@playwright/test'
import * as limits from '../../../src/domain/limits.ts'
import { holdBack } from '../hold-back.ts'

/** The style sheet that loads after the first paint. */
export const lateSheet = /\/assets\/late-[^/]+\.css$/

declare global {
  interface Window {
    firstLooks?: Map<number, [name: string, properties: ReadonlyMap<string, string>][]>
  }
}

/**
 * Holds the late styles back for as long as needed: the page's own timeout for them never fires. The page
 * does not finish loading before they are released, so wait for its document only.
 */
export async function holdLateStyles(page: Page): Promise<() => void> {
  await page.addInitScript((patienceMs) => {
    const later = window.setTimeout.bind(window)
    const never = 2 ** 31 - 1
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay?: number) =>
        later(handler, delay === patienceMs ? never : delay),
    })
  }, limits.lateSheetMs)
  const { release } = await holdBack(page, lateSheet)
  return release
}

/**
 * Compares the visible styles of everything in the first screen, on a phone and on a desktop, with the
 * previous look. The computed styles stay in the page, because they are megabytes.
 */
export async function look(
  page: Page,
): Promise<{ readonly elements: number; readonly changes: readonly string[] }> {
  let elements = 0
  const changes: string[] = []
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    // Sizes relative to the window change in the next frame, some of them with a transition.
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      for (const movement of document.getAnimations()) {
        if (movement instanceof CSSTransition) movement.finish()
      }
    })
    const seen = await page.evaluate(compareLooks, viewport.width)
    elements += seen.elements
    changes.push(...seen.changes)
  }
  return { elements, changes }
}

/** Runs in the page, and keeps the styles there for the next comparison. */
function compareLooks(width: number) {
  const unseen = /^(transition|cursor|scroll-|overscroll-|-webkit-tap-highlight|--)/
  const later = ':is([data-late], [data-decoration], [popover])'
  const others = `:has([data-late]), ${later}, ${later} *, .visually-hidden, script`
  const before = window.firstLooks?.get(width)
  const now: [name: string, properties: ReadonlyMap<string, string>][] = []
  for (const element of document.querySelectorAll(`body *:not(${others})`)) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const absent = pseudo !== null && style.content === 'none'
      const properties = absent ? ['content'] : [...style].filter((property) => !unseen.test(property))
      now.push([
        `${element.outerHTML.slice(0, 80)}${pseudo ?? ''}`,
        new Map(properties.map((property) => [property, style.getPropertyValue(property)])),
      ])
    }
  }
  window.firstLooks ??= new Map()
  window.firstLooks.set(width, now)
  const changes = (before ?? []).flatMap(([name, properties], index) =>
    [...properties]
      .map(([property, value]) => [property, value, now[index]?.[1].get(property)])
      .filter(([, value, other]) => value !== other)
      .map(([property, value, other]) => `${name} ${property}: ${value} → ${other}`),
  )
  return { elements: now.length, changes }
}
