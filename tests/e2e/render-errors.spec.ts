import type { Page } from '@playwright/test'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

const portfolioChunk = /\/assets\/portfolio-page-[^/]+\.js$/

test('a page that fails to render says so, offers help, and can be tried again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Projector lamp/)
  await breakPortfolio(page, 'Projector lamp failed')
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()

  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact-form')
  await expect(main.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute('href', 'tel:+15035550142')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(main).toHaveText('Mended')
})

test('another page clears the error', async ({ page, visit, troubles }) => {
  troubles.allow(/Projector lamp/)
  await breakPortfolio(page, 'Projector lamp failed')
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a security error asks for a refresh, which loads the document again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/unsafe/)
  await breakPortfolio(page, 'Blocked an unsafe value')
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(
    'A security error occurred. Please refresh the page or contact support.',
  )
  await expect(main.getByRole('link', { name: 'Contact Us' })).toBeVisible()

  await page.unroute(portfolioChunk)
  await main.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an error whose words only contain a suspicious one is not a security error', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/description/)
  await breakPortfolio(page, 'Cannot read the description during retrieval')
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
})

test('a page that fails while it comes alive keeps its shell', async ({ page, visit, troubles }) => {
  troubles.allow(/Projector lamp|Minified React error/)
  await breakPortfolio(page, 'Projector lamp failed')
  await visit(pagePaths.portfolio)
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
})

/** Replaces one page of the built site with one that throws until the document is marked as mended. */
async function breakPortfolio(page: Page, message: string): Promise<void> {
  const body = `
    export const content = {
      path: '/portfolio', indexable: false, slate: '', heading: '', summary: () => '', actions: [],
      head: { title: 'Broken', description: '', keywords: [] },
    }
    export function Page() {
      if (!('mended' in document.documentElement.dataset)) throw new Error(${JSON.stringify(message)})
      return 'Mended'
    }`
  await page.route(portfolioChunk, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}
