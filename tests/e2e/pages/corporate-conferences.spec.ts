import type { Page } from '@playwright/test'
import { conferencePackages, packagesSection } from '../../../src/content/corporate-conferences/packages.ts'
import { conferenceTeaser } from '../../../src/content/corporate-conferences/teaser.ts'
import { seasonAhead } from '../../../src/domain/campaign/campaign.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { anchors, contactFormHref, pagePaths, serverPaths } from '../../../src/routes.ts'
import { giveAccess, lookAtTeaser, passGate } from '../../support/pages/conference-gate.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test, wake } from '../../support/site-test.ts'

const path = pagePaths.corporateConferences
const dayMs = 24 * 3_600_000
const { calendarYear } = seasonAhead(portlandDay(new Date()))
/** The starting price is public. */
const [, ...gatedPrices] = conferencePackages.map(({ price }) => price)
const openHeadings = [
  'Five lines nobody wants in the show report',
  'Two days on one sheet',
  packagesSection.heading,
  `7 slots remaining in ${calendarYear}`,
  'What the organizer did on day two',
  'Fifteen minutes, then a proposal',
]
const lockedHeading = conferenceTeaser.packages.heading

const stored = (page: Page) =>
  page.evaluate(() => ['conferenceAccess', 'conferenceAccessGrant'].map((key) => localStorage.getItem(key)))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

readingTest(
  'the locked page describes the offer, and its gated prices stay on the server',
  async ({ read }) => {
    const page = await read(path)
    const main = page.getByRole('main')
    await expect(main).toContainText('Conference coverage starts at $9,500 for fewer than 50 attendees')
    const table = main.getByRole('table', { name: 'Conference packages' })
    for (const { name, attendees } of conferencePackages) {
      const line = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      await expect(line.getByRole('cell')).toHaveText([
        attendees,
        '2 days',
        name === 'Starter' ? '$9,500' : 'After access',
      ])
    }
    await expect(page.getByText('After access')).toHaveCount(3)
    const offer = main.getByRole('region', { name: conferenceTeaser.inside.heading })
    await expect(offer.getByRole('heading', { level: 3 })).toHaveCount(6)
    for (const fact of ['$9,500', '2 days', '3-5 minutes', '15 minutes', 'Within 24 hours']) {
      await expect(offer.getByRole('definition').filter({ hasText: fact })).toHaveCount(1)
    }
    for (const [name, href] of [
      ['See What Is Inside', `${path}#${anchors.conferencePackages}`],
      ['See Our Work', pagePaths.portfolio],
      // Without scripts, every opener leads to the contact form.
      ['Open the Packages', contactFormHref],
      ['Unlock the Prices', contactFormHref],
      ['Open the File', contactFormHref],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    const served = await (await page.request.get(path)).text()
    for (const price of gatedPrices) expect(served).not.toContain(price)
  },
)

test('the gate opens by keyboard, and a failed request keeps the page locked and stores nothing', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 503: .*\/functions\/v1\//)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(path)
  await lookAtTeaser(page)
  await expect(page.getByRole('main').getByRole('button', { name: 'Unlock the Prices' })).toBeVisible()
  // The code of the open page is loaded with the gate, not earlier.
  expect(asked.filter((url) => url.includes('opened-conference'))).toEqual([])
  const button = page.getByRole('main').getByRole('button', { name: 'Open the Packages' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'See the conference packages' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.route(`**${serverPaths.submitForm}`, (route) =>
    route.fulfill({ status: 503, json: { ok: false, error: { code: 'unavailable', message: '' } } }),
  )
  await passGate(page)
  const toasts = page.getByLabel('Notifications')
  await expect(toasts.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('$12,350')).toHaveCount(0)
  expect(await stored(page)).toEqual([null, null])
})

test('passing the gate opens the page without a reload, also in another tab, and it stays open', async ({
  page,
  context,
  visit,
}) => {
  const other = await context.newPage()
  await other.goto(path)
  await wake(other)
  await page.bringToFront()
  await visit(path)
  const here = await page.evaluateHandle(() => document)
  const { promise: seen, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${serverPaths.submitForm}`, async (route) => {
    await seen
    await route.continue()
  })
  await passGate(page)
  const busy = page.getByRole('dialog').getByRole('button', { name: 'Granting Access...' })
  await expect(busy).toBeDisabled()
  release()
  await expect(page.getByRole('dialog')).toBeHidden()
  const toasts = page.getByLabel('Notifications')
  await expect(toasts.getByText('Access granted! Welcome to our exclusive content.')).toBeVisible()
  await expect(heading(page, packagesSection.heading)).toBeFocused()
  await expect(heading(page, packagesSection.heading)).toBeInViewport()
  for (const price of gatedPrices) await expect(page.getByText(price)).toHaveCount(1)
  await expect(heading(page, lockedHeading)).toHaveCount(0)
  expect(await here.evaluate((document) => document === window.document)).toBe(true)
  const [flag, grant] = await stored(page)
  expect(flag).toBe('granted')
  expect(JSON.parse(grant ?? '')).toEqual({ granted: true, expiresAt: expect.any(Number) })
  await expect(other.getByText('$12,350'), 'in the other tab').toBeVisible()

  await test.step('Tab moves focus to the button of the first package', async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator(`#${anchors.conferencePackages}`).getByRole('button').first()).toBeFocused()
  })

  await test.step('the page is open after a reload and after a visit to another page', async () => {
    await page.reload()
    await wake(page)
    await expect(page.getByText('$12,350')).toBeVisible()
    await page.goto(pagePaths.terms)
    await wake(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Corporate Conferences' }).click()
    await expect(page.getByText('$12,350')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(heading(page, packagesSection.heading)).not.toBeFocused()
  })
})

test('after a day, access ends and can be renewed, but never while a form is being filled in', async ({
  page,
  visit,
}) => {
  const price = page.getByText('$12,350')
  const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await giveAccess(page)
  await page.clock.install()
  await visit(path)
  await expect(price).toBeVisible()
  await stopClock()

  await test.step('an open page closes and explains why', async () => {
    await page.getByRole('link', { name: 'Request a Proposal' }).first().focus()
    await page.clock.fastForward(dayMs - 60_000)
    await expect(price).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(price).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await stored(page)).toEqual([null, null])
    await page.clock.resume()
    await expect(page.getByLabel('Notifications').getByText('Your access has ended')).toBeVisible()
    await expect(heading(page, lockedHeading)).toBeVisible()
    await expect(page.getByText('Your 24 hours are over.')).toBeVisible()
  })

  await test.step('the gate opens the page again', async () => {
    await passGate(page)
    await expect(price).toBeVisible()
    await expect(heading(page, packagesSection.heading)).toBeFocused()
  })

  await test.step('a form that is being filled in keeps the page open', async () => {
    await stopClock()
    const form = page.locator('form[data-inquiry="conference"]')
    const name = form.getByLabel('Full Name')
    await name.fill('Ada Lovelace')
    await page.clock.fastForward(dayMs + 60_000)
    await expect(name).toHaveValue('Ada Lovelace')
    await name.blur()
    await page.clock.fastForward(60_000)
    await expect(form).toHaveCount(0)
    await page.clock.resume()
    await expect(heading(page, lockedHeading)).toBeVisible()
  })
})

test('a link to a section of the open page scrolls to it, and the calendar and every package are shown', async ({
  page,
  visit,
}) => {
  await giveAccess(page)
  await visit(`${path}#${anchors.conferenceCalendar}`)
  const calendarHeading = `7 slots remaining in ${calendarYear}`
  await expect(heading(page, calendarHeading)).toBeInViewport()
  const calendar = page.getByRole('region', { name: calendarHeading })
  const bar = calendar.getByRole('progressbar', { name: `18 of 25 annual ${calendarYear} slots booked` })
  expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBe(0.72)
  await expect(calendar.getByRole('definition')).toHaveText(['72%', '7', 'January 31st'])

  for (const { name, attendees, price, includes } of conferencePackages) {
    const offer = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect(offer).toContainText(`${attendees} attendees / 2 days`)
    await expect(offer).toContainText(price)
    await expect(offer.getByRole('listitem')).toHaveText([...includes])
  }
})

test('the index of the open page leads to each of its sections', async ({ page, visit }) => {
  await giveAccess(page)
  await visit(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(openHeadings)
  await expect(main).toContainText('Coverage starts at $9,500 for fewer than 50 attendees')
  const index = main.getByRole('navigation', { name: 'On this page' })
  await expect(index).toContainText(/Open until \w{3} \d{1,2}:\d{2}\s[AP]M/)
  const links = await index.getByRole('link').all()
  expect(links).toHaveLength(openHeadings.length)
  for (const [position, link] of links.entries()) {
    await link.press('Enter')
    const target = await link.getAttribute('href')
    await expect(page).toHaveURL(`${path}${target}`)
    const section = main.getByRole('region', { name: openHeadings[position] ?? '' })
    await expect(section).toHaveAttribute('id', target?.slice(1) ?? '')
    await expect(section).toBeInViewport({ ratio: 0.2 })
  }
  for (const name of ['Request a Proposal', 'Ask for Your Dates']) {
    for (const link of await main.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`#${anchors.conferenceContact}$`))
    }
  }
  await expect(main.getByRole('link', { name: 'Go to the Prices' })).toHaveAttribute(
    'href',
    `${path}#${anchors.conferencePackages}`,
  )
  const contact = page.locator(`#${anchors.conferenceContact}`)
  await expect(contact.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15035550142',
  )
  await expect(contact.getByLabel('Project Type')).toHaveValue('conference')
  expect(await page.locator('main [style]').count()).toBe(0)
})
