import type { Page, Request } from '@playwright/test'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths, serverPaths } from '../../src/routes.ts'
import { pageHeaders } from '../../src/server/http/security-headers.ts'
import { effectsStarted, expect, test } from '../support/site-test.ts'

test('page views are counted, the first and those that follow within the document', async ({
  page,
  visit,
}) => {
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (isBatch(request)) counted.push(...request.postDataJSON().events)
  })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
  await page.evaluate(() => {
    location.hash = 'main-content'
  })
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)
  await leave(page)
  await expect
    .poll(() => counted)
    .toEqual([
      { name: 'page_view', path: pagePaths.home },
      { name: 'page_view', path: pagePaths.portfolio },
      { name: 'page_view', path: pagePaths.home },
    ])
})

test('a batch is sent without waiting for the end of the visit, and accepted', async ({ page, visit }) => {
  const sent = page.waitForRequest(isBatch)
  await visit(pagePaths.quote)
  const batch = await sent
  expect(batch.postDataJSON()).toEqual({ events: [{ name: 'page_view', path: pagePaths.quote }] })
  expect((await batch.response())?.status()).toBe(204)
})

test('an unknown address is counted as such, never by its name', async ({ page, visit }) => {
  const sent = page.waitForRequest(isBatch)
  await visit('/someone/private?email=someone@example.com')
  await effectsStarted(page)
  await leave(page)
  expect((await sent).postDataJSON()).toEqual({ events: [{ name: 'page_view', path: '/404' }] })
})

test('of where a visitor comes from only the name of the site is told', async ({ page, origin }) => {
  const sent = page.waitForRequest(isBatch)
  await page.goto(pagePaths.portfolio, { referer: 'https://search.example/results?q=someone' })
  await effectsStarted(page)
  await leave(page)
  expect((await sent).postDataJSON().events[0]).toEqual({
    name: 'page_view',
    path: pagePaths.portfolio,
    referrerHost: 'search.example',
  })
  expect(new URL((await sent).url()).origin).toBe(origin)
})

test('without a beacon the same is sent by other means', async ({ page, visit }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  const sent = page.waitForRequest(isBatch)
  await visit(pagePaths.home)
  await effectsStarted(page)
  await leave(page)
  expect((await sent).resourceType()).toBe('fetch')
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser with ${signal} is not counted`, async ({ page, visit }) => {
    await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { value: set }), [
      signal,
      value,
    ] as const)
    const batches: string[] = []
    page.on('request', (request) => {
      if (isBatch(request)) batches.push(request.url())
    })
    await visit(pagePaths.home)
    await effectsStarted(page)
    await leave(page)
    // Asked for after anything the page might have sent.
    await page.evaluate((path) => fetch(path), serverPaths.health)
    expect(batches).toEqual([])
  })
}

test.describe('with a counter of the owner’s', () => {
  const counter = 'https://counter.example'

  /** The page as a server with ANALYTICS_TAG_URL would send it. */
  async function configure(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const tag = JSON.stringify({ url: `${counter}/count.js`, data: { domain: 'bridgelight.example' } })
      const policy = pageHeaders(
        { scriptHashes: [], styleHashes: [] },
        { secure: false, recaptchaOrigin: null, analyticsOrigin: counter, showreelOrigin: null },
      )[0]?.[1]
      const own = response.headers()['content-security-policy'] ?? ''
      const directives = policy?.split(';').filter((line) => line.startsWith('trusted-types')) ?? []
      await route.fulfill({
        response,
        body: (await response.text()).replace('"analyticsTag":null', `"analyticsTag":${tag}`),
        headers: {
          ...response.headers(),
          'content-security-policy': own
            .replace("script-src 'self'", `script-src 'self' ${counter}`)
            .replace(/trusted-types worker-url[^;]*/, directives[0] ?? ''),
        },
      })
    })
    await page.route(`${counter}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
        body: 'document.documentElement.dataset.counted = document.currentScript.dataset.domain',
      })
    })
    return asked
  }

  test('it is loaded last, with its settings', async ({ page, visit, troubles }) => {
    troubles.allow(/^Stranger asked: https:\/\/counter\.example/)
    await configure(page)
    await visit(pagePaths.home)
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'bridgelight.example')
  })

  test('a browser that asks not to be tracked does not load it', async ({ page, visit }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked = await configure(page)
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.evaluate((path) => fetch(path), serverPaths.health)
    expect(asked).toEqual([])
  })
})

test('counting leaves nothing in the browser', async ({ page, visit, context }) => {
  const sent = page.waitForRequest(isBatch)
  await visit(pagePaths.home)
  await sent
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => /analytic|visitor|track|event/i.test(key))).toEqual([])
})

function isBatch(request: Request): boolean {
  return new URL(request.url()).pathname === serverPaths.analytics
}

/** What a browser does last; the page sends what is waiting. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
}
