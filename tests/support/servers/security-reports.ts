import type { Page, Request } from '@playwright/test'
import { serverPaths } from '../../../src/routes.ts'

export function isReport(request: Request): boolean {
  return new URL(request.url()).pathname === serverPaths.securityLog
}

/** The next report that the page sends to the security log. */
export function nextReport(page: Page, containing = ''): Promise<Request> {
  return page.waitForRequest(
    (request) => isReport(request) && (request.postData() ?? '').includes(containing),
  )
}
