import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: string[]
  }
}

/** Notes everything that moves without a visitor's doing, from the first paint on. Called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        // A window that gets its size late counts as the visitor's doing, too.
        const own = 'hadRecentInput' in shift && shift.hadRecentInput
        if (!own) window.layoutShifts?.push(JSON.stringify(shift))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.layoutShifts)
}
