import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test'

declare global {
  interface Window {
    appIsReady?: boolean
    effectsHaveBegun?: boolean
  }
}

type Troubles = {
  /** Expects trouble whose description matches; anything else still fails the test. */
  allow(pattern: RegExp): void
}

type SiteOptions = {
  /** Dust and floating lights: where they are not looked at they stand still, for they cost more than the page. */
  decoration: 'still' | 'moving'
}

type SiteFixtures = {
  /** The address the tested site answers at, which its pages also name as their own. */
  origin: string
  /** Watches every page of the test; whatever goes wrong in one fails it. */
  troubles: Troubles
  /** Opens a page, touches it as a visitor would, and waits until its scripts have taken over and it is laid out. */
  visit: (path: string) => Promise<Response>
}

export { expect }

export const test = base.extend<SiteOptions & SiteFixtures>({
  decoration: ['still', { option: true }],

  context: async ({ context, decoration }, use) => {
    if (decoration === 'still') await context.addInitScript(stillDecoration)
    await use(context)
  },

  baseURL: async ({ origin }, use) => use(origin),

  origin: async ({ browserName: _ }, use) => {
    const { SITE_ADDRESS } = process.env
    if (!SITE_ADDRESS) throw new Error('SITE_ADDRESS is not set: the site server sets it for the whole run')
    await use(SITE_ADDRESS)
  },

  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'X-Forwarded-For': ownAddress() }),

  troubles: [
    async ({ context, origin }, use) => {
      const found = await watchForTrouble(context, origin)
      const allowed: RegExp[] = []
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(found.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (!response) throw new Error(`${path} is already shown`)
      await wake(page)
      return response
    })
  },
})

/** From the block kept for documentation: limits count by address, and tests are strangers to each other. */
function ownAddress(): string {
  return `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(.{4})/, '$1:')}::1`
}

/** Runs in the page. All else that moves still does: what opens, closes, slides, glides and waits. */
function stillDecoration(): void {
  // Where nothing can be drawn there is no dust.
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null })
  const lights = new CSSStyleSheet()
  lights.replaceSync("main [aria-hidden='true'] > i { animation-play-state: paused !important }")
  document.adoptedStyleSheets.push(lights)
}

/** Touches the page, which starts its scripts without waiting for an idle browser, until they have taken over. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  await appReady(page)
  await laidOut(page)
}

export async function appReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.appIsReady)
}

/** The browser says it is offline; what is asked for all the same still comes. Before the start nothing would start. */
export async function saysOffline(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: false }))
}

/** Waits until what stands below the first screen has its styles and its place. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.classList.contains('unlaid'))
}

/** Waits until text stands in our faces: before that its lines may break elsewhere. */
export async function facesShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('fonts'))
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until particles, cursor and reveals have had their turn to start, or to decide not to. */
export async function effectsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.effectsHaveBegun)
}

/** The path that a new tab shows. */
export async function pathOfNewTab(page: Page, action: () => Promise<void>): Promise<string> {
  return new URL((await newTab(page, action)).url).pathname
}

/** The tab that an action opens. The browser is asked: Playwright loses sight of tabs that cannot reach back. */
export async function newTab(page: Page, action: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const { targetInfo: own } = await session.send('Target.getTargetInfo')
  await action()
  let found: typeof own | undefined
  await expect
    .poll(async () => {
      const { targetInfos } = await session.send('Target.getTargets')
      found = targetInfos.find(
        ({ type, targetId, browserContextId, url }) =>
          type === 'page' &&
          targetId !== own.targetId &&
          browserContextId === own.browserContextId &&
          url.startsWith('http'),
      )
      return found
    })
    .toBeDefined()
  if (!found) throw new Error('no tab was opened')
  return found
}

async function watchForTrouble(context: BrowserContext, origin: string): Promise<string[]> {
  const found: string[] = []
  const isOurs = (url: string) => new URL(url).origin === origin

  await context.addInitScript(() => {
    addEventListener('app-ready', () => {
      window.appIsReady = true
    })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
    addEventListener('effects-started', () => {
      window.effectsHaveBegun = true
    })
  })
  context.on('console', (message) => {
    // Failed loads are judged below, where it is known what was loaded.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    found.push(`Console: ${message.text()}`)
  })
  context.on('weberror', (webError) => found.push(`Uncaught: ${webError.error().message}`))
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !isOurs(request.url()))
      found.push(`Stranger asked: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser drops what a left page was still loading.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED')
      found.push(`Failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (!isPage && isOurs(response.url()) && response.status() >= 400)
      found.push(`Status ${response.status()}: ${response.url()}`)
  })
  return found
}
