import { pagePaths } from '../../../src/routes.ts'
import { entryChunk } from '../../support/hold-back.ts'
import { neverIdle, watchScripts, watchSheets } from '../../support/late-scripts.ts'
import { holdLateStyles, lateSheet } from '../../support/looks/first-paint.ts'
import { appReady, expect, laidOut, test } from '../../support/site-test.ts'

test('the one style sheet loads after the first paint, scripts after the page has loaded', async ({
  page,
}) => {
  const sheets = watchSheets(page)
  // The page is not touched, because a touch would start the scripts sooner.
  await page.goto(pagePaths.home)
  await appReady(page)
  const early = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation')
    const loadedAt = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : Infinity
    const paintedAt = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path, startTime }) => startTime < (path.endsWith('.css') ? paintedAt : loadedAt))
      .map(({ path }) => path)
  })
  expect(early.filter((path) => !/\.(woff2|avif|webp|jpe?g|png|svg)$/.test(path))).toEqual([])

  await test.step('parts whose scripts start load no other sheet', async () => {
    await page.getByRole('searchbox').scrollIntoViewIfNeeded()
    await expect(page.getByRole('tab', { name: 'Lenses' })).toBeVisible()
    expect(sheets).toEqual([expect.stringMatching(lateSheet)])
  })
})

test('a page touched before its style sheet has loaded starts its scripts and loads no other sheet', async ({
  page,
}) => {
  const release = await holdLateStyles(page)
  const sheets = watchSheets(page)
  await page.goto(pagePaths.corporateVideo, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await appReady(page)

  release()
  await laidOut(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })).toBeInViewport()
  expect(sheets).toEqual([expect.stringMatching(lateSheet)])
})

test('a page that the browser translated keeps all its parts', async ({ page, troubles }) => {
  // React reports this when text differs from what it rendered.
  troubles.allow(/Minified React error #418/)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1')
      const translation = document.createElement('font')
      translation.textContent = 'Alles auf Anfang'
      heading?.replaceChildren(translation)
    }),
  )
  await page.goto(pagePaths.corporateVideo)
  await appReady(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })).toBeVisible()
  const parts = page.locator('[data-late]')
  expect(await parts.count()).toBeGreaterThan(3)
  for (const part of await parts.all()) await expect(part.locator('> *')).not.toHaveCount(0)
})

test.describe('in a browser that is never idle', () => {
  test.beforeEach(async ({ page }) => neverIdle(page))

  test('scripts load on the first press while the browser is online', async ({ page, context }) => {
    const scripts = watchScripts(page)
    await page.goto(pagePaths.terms)
    await laidOut(page)
    expect(scripts).toEqual([])
    const heading = page.getByRole('heading', { level: 1 })
    await context.setOffline(true)
    // The page learns of each change only after a while.
    await page.waitForFunction(() => !navigator.onLine)
    await heading.click()
    await context.setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
    await heading.click()
    await appReady(page)
    expect(scripts).toContainEqual(expect.stringMatching(entryChunk))
  })

  test('the accessibility menu leads to the statement while its scripts have not loaded', async ({
    page,
  }) => {
    await page.route(entryChunk, () => undefined)
    await page.goto(pagePaths.terms)
    await page.getByRole('link', { name: 'Open accessibility menu' }).click()
    await expect(page).toHaveURL(pagePaths.accessibility)
  })

  test('a link clicked before the scripts have loaded opens its page', async ({ page }) => {
    await page.route(entryChunk, () => undefined)
    await page.goto(pagePaths.terms)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(pagePaths.portfolio)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
