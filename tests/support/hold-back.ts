import type { Page } from '@playwright/test'

/** What starts the application. */
export const entryChunk = /\/assets\/entry-browser-[^/]+\.js$/

/** Lets what is asked for wait until it is released. */
export async function holdBack(page: Page, url: string | RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
