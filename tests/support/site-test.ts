import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test'

declare global {
  interface Window {
    appIsReady?: boolean
    effectsHaveBegun?: boolean
  }
}

type Troubles = {
  /** Allows trouble whose description matches; anything else still fails the test. */
  allow(pattern: RegExp): void
}

type SiteOptions = {
  /** Dust and floating lights stand still unless a test needs them: they cost more than the page. */
  decoration: 'still' | 'moving'
}

type SiteFixtures = {
  /** The address of the tested site, which its pages also use. */
  origin: string
  /** Watches every page of the test; anything that goes wrong in a page fails the test. */
  troubles: Troubles
  /** Opens a page, touches it like a visitor, and waits until its scripts run and it is laid out. */
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

/** An IP address from the documentation block: rate limits count by address, and tests share none. */
function ownAddress(): string {
  return `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(.{4})/, '$1:')}::1`
}

/** Runs in the page. All other motion stays on: opening, closing, sliding, scrolling and waiting. */
function stillDecoration(): void {
  // Without a canvas context there is no dust.
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null })
  const lights = new CSSStyleSheet()
  lights.replaceSync("main [aria-hidden='true'] > i { animation-play-state: paused !important }")
  document.adoptedStyleSheets.push(lights)
}

/** Touches the page, which starts its scripts before the browser is idle, and waits until they run. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  await appReady(page)
  await laidOut(page)
}

export async function appReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.appIsReady)
}

/** Makes the browser say it is offline; requests still succeed. Call it once the scripts have started. */
export async function saysOffline(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: false }))
}

/** Waits until everything below the first screen has its styles and its position. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.classList.contains('unlaid'))
}

/** Waits until text is shown in our fonts: before that, its lines may break elsewhere. */
export async function facesShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('fonts'))
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until particles, cursor and reveals have started or decided not to. */
export async function effectsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.effectsHaveBegun)
}

/** The path of the tab that an action opens. */
export async function pathOfNewTab(page: Page, action: () => Promise<void>): Promise<string> {
  return new URL((await newTab(page, action)).url).pathname
}

/** The tab that an action opens. Asks the browser, because Playwright misses tabs without an opener. */
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
    // Failed loads are handled below, where the loaded resource is known.
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
    // The browser cancels the loads of a page that is left.
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
