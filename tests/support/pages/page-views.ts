import type { Page, Request } from '@playwright/test'
import { serverPaths } from '../../../src/routes.ts'

/** Whether a request carries events to be counted. */
export function isBatch(request: Request): boolean {
  return new URL(request.url()).pathname === serverPaths.analytics
}

/** The last thing a browser does with a page, which then sends what is waiting. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
}
