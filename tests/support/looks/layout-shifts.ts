import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: string[]
  }
}

/** Records layout shifts without visitor input from the first paint on. Call it before opening the page. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        // A late resize of the window also counts as visitor input.
        const own = 'hadRecentInput' in shift && shift.hadRecentInput
        if (!own) window.layoutShifts?.push(JSON.stringify(shift))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.layoutShifts)
}
