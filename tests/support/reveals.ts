import type { Locator, Page } from '@playwright/test'
import { effectsStarted, expect, laidOut, wake } from './site-test.ts'

/** A section counts as seen while it is not laid out, so the page is touched only after that. */
export async function arriveForReveals(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await laidOut(page)
  await wake(page)
  await effectsStarted(page)
}

/** Waits below the window, and comes in when it is scrolled to. */
export async function expectToComeIn(reveal: Locator): Promise<void> {
  await expect(reveal).toHaveCSS('opacity', '0')
  await expect(reveal).not.toContainClass('in-view')
  await reveal.scrollIntoViewIfNeeded()
  await expect(reveal).toContainClass('in-view')
  await expect(reveal).toHaveCSS('opacity', '1')
}
