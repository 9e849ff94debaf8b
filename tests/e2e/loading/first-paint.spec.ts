import type { Page } from '@playwright/test'
import { pagePaths } from '../../../src/routes.ts'
import { holdLateStyles } from '../../support/looks/first-paint.ts'
import { appReady, expect, laidOut, test } from '../../support/site-test.ts'

/** Sections that are not displayed yet. */
function hiddenSections(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-late]')].filter(
      (section) => getComputedStyle(section).display === 'none',
    ),
  )
}

test('everything below the first screen is styled and laid out after the first paint', async ({ page }) => {
  const release = await holdLateStyles(page)
  await page.goto(pagePaths.home, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hiddenSections(page)).not.toEqual([])
  release()
  await laidOut(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a menu opened before its styles have loaded appears once they have', async ({ page }) => {
  const release = await holdLateStyles(page)
  await page.goto(pagePaths.home, { waitUntil: 'domcontentloaded' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const link = navigation.getByRole('link', { name: 'Live Streaming', includeHidden: true }).first()
  await navigation.getByRole('button', { name: 'Services' }).click()
  await expect(link).toHaveCSS('visibility', 'hidden')
  release()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
})

test('an address with an anchor leads to its section, with the page styled at the first paint', async ({
  page,
}) => {
  await page.goto(`${pagePaths.home}#contact-form`)
  await appReady(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.locator('#contact-form')).toBeInViewport()
  await expect(page.locator('#contact-form h2')).toBeInViewport()
})

test('a reload returns to the reader’s place', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await laidOut(page)
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await expect(page.locator('#contact-form')).toBeInViewport()
  await page.reload()
  await expect(page.locator('#contact-form')).toBeInViewport()
})
