import { tapeShelf } from '../../../src/content/pages/not-found.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const tapes = [...tapeShelf.before, ...tapeShelf.after]

test('an unknown address gets status 404 and a page with links to the site', async ({ page, visit }) => {
  expect((await visit('/no-such-page')).status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  const shelf = page.getByRole('region', { name: 'These are on the shelf' })
  await shelf.getByRole('link', { name: 'Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
  const canonical = page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new URL(page.url()).href)
})

readingTest(
  'the not-found page links home, to the portfolio, to the contact form and to the shelf',
  async ({ read }) => {
    const page = await read('/some/deeper/path?with=query')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(main.getByRole('link', { name: 'View Our Work' })).toHaveAttribute(
      'href',
      pagePaths.portfolio,
    )
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', contactFormHref)
    const shelf = page.getByRole('region', { name: 'These are on the shelf' })
    await expect(shelf.getByRole('listitem')).toHaveCount(tapes.length)
    for (const { label, href } of tapes) {
      const link = shelf.getByRole('link', { name: label, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', href)
    }
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(pagePaths.home)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
  },
)
