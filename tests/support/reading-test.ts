import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

type ReadingFixtures = {
  /** Shows a page's document as the server sends it, without scripts. The same page serves the next test too. */
  read: (path: string, viewport?: { width: number; height: number }) => Promise<Page>
}

const desk = { width: 1280, height: 720 }

/**
 * For tests that only look at what the served document says and how it is laid out. They share one browser page in
 * each worker, which costs a fraction of a visit, and so must leave nothing behind.
 */
export const test = base.extend<ReadingFixtures, { readingPage: Page }>({
  readingPage: [
    async ({ browser }, use) => {
      const { SITE_ADDRESS } = process.env
      if (!SITE_ADDRESS) throw new Error('SITE_ADDRESS is not set: the site server sets it for the whole run')
      const context = await browser.newContext({ baseURL: SITE_ADDRESS, javaScriptEnabled: false })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],

  read: async ({ readingPage }, use) => {
    await use(async (path, viewport = desk) => {
      if (readingPage.viewportSize()?.width !== viewport.width) await readingPage.setViewportSize(viewport)
      const { SITE_ADDRESS } = process.env
      if (readingPage.url() !== new URL(path, SITE_ADDRESS).href) {
        await readingPage.goto(path, { waitUntil: 'domcontentloaded' })
      }
      return readingPage
    })
  },
})
