import type { Page } from '@playwright/test'
import { allPages } from '../../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../../src/routes.ts'
import { nextReport } from '../../support/servers/security-reports.ts'
import { expect, test } from '../../support/site-test.ts'

const portfolioChunk = /\/assets\/portfolio-page-[^/]+\.js$/

test('a page that fails to render shows an error, is reported, offers help, and can be tried again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Projector lamp/)
  await breakPortfolio(page, 'Projector lamp failed')
  await visit(pagePaths.terms)
  const sent = nextReport(page)
  await openPortfolio(page)

  const main = page.getByRole('main')
  const alert = page.getByRole('alert')
  await expect(main.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact-form')
  await expect(main.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute('href', 'tel:+15035550142')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const report = await sent
  expect(report.postDataJSON()).toEqual({
    type: 'security_boundary_triggered',
    message: 'Error: Projector lamp failed',
    stack: expect.stringContaining('portfolio-page'),
    componentStack: expect.stringContaining('\n'),
  })
  expect((await report.response())?.status()).toBe(204)

  await test.step('another page clears the error', async () => {
    await main.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)
    await expect(alert).toHaveCount(0)
  })

  await test.step('the page can be tried again', async () => {
    await page.goBack()
    await expect(alert).toBeVisible()
    await main.getByRole('button', { name: 'Try Again' }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
    await main.getByRole('button', { name: 'Try Again' }).click()
    await expect(main).toHaveText('Mended')
  })
})

test('a security error asks for a refresh, which loads the document again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/unsafe/)
  await breakPortfolio(page, 'Blocked an unsafe value')
  await visit(pagePaths.terms)
  await openPortfolio(page)
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

test('a page that fails during hydration keeps its shell', async ({ page, visit, troubles }) => {
  troubles.allow(/description|Minified React error/)
  // Words that merely contain a suspicious one do not count as a security error.
  await breakPortfolio(page, 'Cannot read the description during retrieval')
  await visit(pagePaths.portfolio)
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
})

async function openPortfolio(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
}

/** Replaces a page of the built site with one that throws until the document is marked as mended. */
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
