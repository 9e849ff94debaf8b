import { tapeShelf } from '../../src/content/pages/not-found.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

const lost = '/no-such-page'
const tapes = [...tapeShelf.before, ...tapeShelf.after]

test('an unknown address is answered with 404, says so and leads home', async ({ page, visit }) => {
  expect((await visit(lost)).status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
})

test('it offers what a lost visitor may have looked for', async ({ page, visit }) => {
  await visit(lost)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', pagePaths.portfolio)
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', contactFormHref)
  const shelf = page.getByRole('region', { name: 'These are on the shelf' })
  await expect(shelf.getByRole('listitem')).toHaveCount(tapes.length)
  for (const { label, href } of tapes)
    await expect(shelf.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  await shelf.getByRole('link', { name: 'Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every way out is there', async ({ page }) => {
    await page.goto('/some/deeper/path?with=query')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    const shelf = page.getByRole('region', { name: 'These are on the shelf' })
    for (const { label } of tapes) await expect(shelf.getByRole('link', { name: label })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(pagePaths.home)
  })
})

const looks = [
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
  { name: 'in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
] as const

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look', async ({ page, visit }) => {
    await visit(lost)
    await expectNoViolationsInLooks(page, looks)
  })
})
