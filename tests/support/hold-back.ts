import type { Page } from '@playwright/test'

/** The script that starts the application. */
export const entryChunk = /\/assets\/entry-browser-[^/]+\.js$/

/** Makes matching requests wait until they are released. */
export async function holdBack(page: Page, url: string | RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
