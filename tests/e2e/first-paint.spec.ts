import type { Page } from '@playwright/test'
import { notFoundPath, pagePaths } from '../../src/routes.ts'
import { appReady, expect, laidOut, test } from '../support/site-test.ts'

const phone = { width: 412, height: 823 }
const lateSheet = /\/assets\/later-[^/]+\.css$/

declare global {
  interface Window {
    layoutShifts?: string[]
  }
}

/** Sections that take no part in the page yet. */
function hiddenSections(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-late]')].filter(
      (section) => getComputedStyle(section).contentVisibility === 'hidden',
    ),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  for (const path of [...Object.values(pagePaths), notFoundPath]) {
    test(`nothing on ${path} moves while it loads`, async ({ page }) => {
      await page.addInitScript(() => {
        window.layoutShifts = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) window.layoutShifts?.push(JSON.stringify(shift))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await appReady(page)
      await page.evaluate(() => document.fonts.ready)
      await laidOut(page)
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([])
    })
  }
})

test('what stands below the first screen is styled and laid out after the first paint', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(lateSheet, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(pagePaths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hiddenSections(page)).not.toEqual([])
  release()
  await laidOut(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('without the late styles the page is plain, but it is all there', async ({ page, troubles }) => {
  troubles.allow(/^Failed: .*\/later-/)
  await page.route(lateSheet, (route) => route.abort())
  await page.goto(pagePaths.home)
  await laidOut(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('#contact-form').getByRole('heading')).toBeVisible()
})

test('who comes for something further down gets there, with the page styled at the first paint', async ({
  page,
}) => {
  await page.goto(`${pagePaths.home}#contact-form`)
  await appReady(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.locator('#contact-form')).toBeInViewport()
  await expect(page.locator('#contact-form h2')).toBeInViewport()
})

test('a reload returns to the place that was read', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await laidOut(page)
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await expect(page.locator('#contact-form')).toBeInViewport()
  await page.reload()
  await expect(page.locator('#contact-form')).toBeInViewport()
})
