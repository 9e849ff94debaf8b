import { type Browser, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

type ReadingFixtures = {
  /** Shows a page as the server sends it, without scripts. The next test uses the same browser page. */
  read: (path: string, viewport?: { width: number; height: number }) => Promise<Page>
}

const desk = { width: 1280, height: 720 }

/**
 * For tests that only check the content and layout of the served document. They share one browser page in
 * each worker, which costs a fraction of a visit, so they must leave nothing behind.
 */
export const test = base.extend<ReadingFixtures>({
  read: async ({ browser }, use) => {
    await use(async (path, viewport = desk) => {
      const page = await sharedPage(browser)
      await page.setViewportSize(viewport)
      if (page.url() !== new URL(path, siteAddress()).href) await page.goto(path)
      return page
    })
  },
})

/** Kept in the module: a worker-scoped fixture would cost its own worker and browser. */
let shared: Page | undefined

async function sharedPage(browser: Browser): Promise<Page> {
  if (!shared || shared.isClosed()) {
    shared = await browser.newPage({ baseURL: siteAddress(), javaScriptEnabled: false })
  }
  return shared
}

function siteAddress(): string {
  const { SITE_ADDRESS } = process.env
  if (!SITE_ADDRESS) throw new Error('SITE_ADDRESS is not set: the site server sets it for the whole run')
  return SITE_ADDRESS
}
