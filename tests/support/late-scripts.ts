import type { Page } from '@playwright/test'

/** Leaves the start of the scripts to the first gesture. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** The addresses of all scripts that are asked for from now on. */
export function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
