import { filterWords, printWords } from '../../src/content/portfolio/portfolio-words.ts'
import { addDays } from '../../src/domain/calendar-day.ts'
import { formatPeriod } from '../../src/domain/rentals/format-days.ts'
import { anchors, pagePaths } from '../../src/routes.ts'
import { boardPath, check, firstDay, lastDay, summary, today } from '../support/availability-board.ts'
import { expect, test } from '../support/site-test.ts'

test.describe('without the Navigation API', () => {
  test.beforeEach(async ({ page }) => {
    // As in Firefox: what is then found under its name is the element with that id.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Navigation')
      Reflect.deleteProperty(window, 'navigation')
    })
  })

  test('the name leads to the element, as it did when it was mistaken for the API', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    expect(await page.evaluate(() => String(window.navigation))).toBe('[object HTMLElement]')
  })

  test('a link leads to its page', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.getByRole('region', { name: printWords.heading })).toBeVisible()
    await expect(page).toHaveURL(pagePaths.portfolio)
  })

  test('what a page writes into its address shows at once', async ({ page, visit }) => {
    await visit(pagePaths.portfolio)
    await page.getByRole('status').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Event production' }).click()
    await expect(page).toHaveURL(`${pagePaths.portfolio}?category=event-production`)
    await expect(page.getByRole('status').first()).toHaveText(filterWords.found(2, 6))
    await page.goBack()
    await expect(page.getByRole('status').first()).toHaveText(filterWords.found(6, 6))
  })

  test('the board answers for the dates it is asked for', async ({ page, visit }) => {
    const from = addDays(today, 2)
    const to = addDays(today, 4)
    await visit(boardPath)
    await firstDay(page).fill(from)
    await lastDay(page).fill(to)
    await check(page).click()
    await expect(summary(page)).toContainText(formatPeriod({ from, until: addDays(to, 1) }, today))
  })

  test('a menu closes over the place on the page that its link leads to', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Menu' }).click()
    const link = navigation.getByRole('link', { name: 'Get Your Free Consultation' })
    await link.click()
    await expect(link).toBeHidden()
    await expect(page.locator(`#${anchors.contactForm}`)).toBeInViewport()
  })
})

test('a browser that does not wait for a sheet by itself shows nothing before it, and lands where it should', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking')
    // What it does not know it does not do either.
    const { setAttribute } = HTMLLinkElement.prototype
    HTMLLinkElement.prototype.setAttribute = function (name, value) {
      if (name !== 'blocking') setAttribute.call(this, name, value)
    }
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/later-[^/]+\.css$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${pagePaths.home}#${anchors.contactForm}`, { waitUntil: 'commit' })
  const copyright = page.getByText('All rights reserved')
  await expect(copyright).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  release()
  await expect(page.locator(`#${anchors.contactForm}`).getByRole('heading', { level: 2 })).toBeInViewport()
})
