import type { Page, Request } from '@playwright/test'
import { serverPaths } from '../../../src/routes.ts'

/** Whether a request carries analytics events. */
export function isBatch(request: Request): boolean {
  return new URL(request.url()).pathname === serverPaths.analytics
}

/** Fires the last event of a page, on which it sends the events still waiting. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
}
