import type { Page } from '@playwright/test'
import { allPages } from '../../../src/content/pages/all-pages.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { pageHeaders } from '../../../src/server/http/security-headers.ts'
import { isBatch, leave } from '../../support/pages/page-views.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

test('page views are counted during the visit, and leave nothing in the browser', async ({
  page,
  context,
  visit,
}) => {
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (isBatch(request)) counted.push(...request.postDataJSON().events)
  })
  const sent = page.waitForRequest(isBatch)
  await visit(pagePaths.terms)
  const batch = await sent
  expect(batch.postDataJSON()).toEqual({ events: [{ name: 'page_view', path: pagePaths.terms }] })
  expect((await batch.response())?.status()).toBe(204)
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => /analytic|visitor|track|event/i.test(key))).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
  // A fragment of the same page does not count as another page.
  await page.evaluate(() => {
    location.hash = 'main-content'
  })
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.terms].heading)
  await leave(page)
  await expect
    .poll(() => counted)
    .toEqual([
      { name: 'page_view', path: pagePaths.terms },
      { name: 'page_view', path: pagePaths.portfolio },
      { name: 'page_view', path: pagePaths.terms },
    ])
})

test('a batch names the referring site but no unknown path, with or without a beacon', async ({
  page,
  origin,
  visit,
}) => {
  const first = page.waitForRequest(isBatch)
  await page.goto(pagePaths.terms, { referer: 'https://search.example/results?q=someone' })
  await effectsStarted(page)
  await leave(page)
  expect((await first).postDataJSON().events[0]).toEqual({
    name: 'page_view',
    path: pagePaths.terms,
    referrerHost: 'search.example',
  })
  expect(new URL((await first).url()).origin).toBe(origin)

  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  const second = page.waitForRequest(isBatch)
  await visit('/someone/private?email=someone@example.com')
  await effectsStarted(page)
  await leave(page)
  expect((await second).postDataJSON()).toEqual({ events: [{ name: 'page_view', path: '/404' }] })
  expect((await second).resourceType()).toBe('fetch')
})

test('the owner’s own counter loads last, with its settings', async ({ page, visit, troubles }) => {
  troubles.allow(/^Stranger asked: https:\/\/counter\.example/)
  await configureCounter(page)
  await visit(pagePaths.terms)
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'bridgelight.example')
})

test('a browser that asks not to be tracked is counted neither by the site nor by the owner’s counter', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked = await configureCounter(page)
  page.on('request', (request) => {
    if (isBatch(request)) asked.push(request.url())
  })
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await leave(page)
  // This request comes after anything the page might have sent.
  await page.evaluate((path) => fetch(path), serverPaths.health)
  expect(asked).toEqual([])
})

/** Serves the page as with ANALYTICS_TAG_URL set; returns the addresses requested from the counter. */
async function configureCounter(page: Page): Promise<string[]> {
  const counter = 'https://counter.example'
  const asked: string[] = []
  await page.route(pagePaths.terms, async (route) => {
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
