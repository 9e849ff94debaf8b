import type { Page } from '@playwright/test'

/** Makes the scripts wait for the first gesture: the browser never reports that it is idle. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** The addresses of all scripts requested from now on. */
export function watchScripts(page: Page): readonly string[] {
  return watchRequests(page, 'script')
}

/** The addresses of all style sheets requested from now on. */
export function watchSheets(page: Page): readonly string[] {
  return watchRequests(page, 'stylesheet')
}

function watchRequests(page: Page, type: string): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === type) asked.push(request.url())
  })
  return asked
}
