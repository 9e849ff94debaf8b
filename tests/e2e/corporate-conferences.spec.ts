import type { Page } from '@playwright/test'
import { conferencePackages } from '../../src/content/corporate-conferences/packages.ts'
import { anchors, contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { smallPhone } from '../support/looks.ts'
import { appReady, expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

const path = pagePaths.corporateConferences
const dayMs = 24 * 3_600_000
const prices = conferencePackages.map(({ price }) => price)
const openHeadings = [
  'Five lines nobody wants in the show report',
  'Two days on one sheet',
  'Three packages, priced for two days',
  '7 slots remaining in 2025',
  'What the organizer did on day two',
  'Fifteen minutes, then a proposal',
]
const lockedHeading = 'Three packages. The prices are one step away.'

/** A visitor who has come through the gate before. */
async function giveAccess(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('conferenceAccess', 'granted'))
}

const stored = (page: Page) =>
  page.evaluate(() => ['conferenceAccess', 'conferenceAccessGrant'].map((key) => localStorage.getItem(key)))

/** A section comes alive for whoever looks at it. */
async function lookAtTeaser(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByText('Unlock the Prices')
    .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

async function passGate(page: Page): Promise<void> {
  await lookAtTeaser(page)
  await page.getByRole('button', { name: 'Unlock the Prices' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(`conference-${crypto.randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: 'Get Instant Access' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.describe('locked', () => {
  test('the page reads as an offer, with its prices struck out and kept on the server', async ({
    page,
    visit,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const document = await (await visit(path)).text()
    const main = page.getByRole('main')
    await expect(main).toContainText('Conference coverage starts at $9,500')
    const table = main.getByRole('table', { name: 'Conference packages' })
    for (const { name, attendees } of conferencePackages) {
      const line = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      await expect(line.getByRole('cell')).toHaveText([attendees, '2 days', 'After access'])
    }
    const offer = main.getByRole('region', { name: 'Six pages in the conference file' })
    await expect(offer.getByRole('heading', { level: 3 })).toHaveCount(6)
    for (const fact of ['$9,500', '2 days', '3-5 minutes', '15 minutes', 'Within 24 hours']) {
      await expect(offer.getByRole('definition').filter({ hasText: fact })).toHaveCount(1)
    }
    await expect(main.getByRole('link', { name: 'See What Is Inside' })).toHaveAttribute(
      'href',
      `${path}#${anchors.conferencePackages}`,
    )
    await expect(main.getByRole('link', { name: 'See Our Work' })).toHaveAttribute(
      'href',
      pagePaths.portfolio,
    )
    for (const price of prices) expect(document).not.toContain(price)
    expect(asked.filter((url) => url.includes('opened-conference'))).toEqual([])
  })

  for (const opener of ['Open the Packages', 'Unlock the Prices', 'Open the File']) {
    test(`"${opener}" opens the gate, and the keyboard comes back`, async ({ page, visit }) => {
      await visit(path)
      await lookAtTeaser(page)
      const button = page.getByRole('main').getByRole('button', { name: opener })
      await button.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'See the conference packages' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })
  }

  test('what fails leaves the page locked, with nothing stored', async ({ page, visit, troubles }) => {
    troubles.allow(/^Status 503: .*\/functions\/v1\//)
    await visit(path)
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('every way in leads to the contact form', async ({ page }) => {
      await page.goto(path)
      for (const name of ['Open the Packages', 'Unlock the Prices', 'Open the File']) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', contactFormHref)
      }
      await expect(page.getByText('After access')).toHaveCount(3)
    })
  })
})

test.describe('the gate', () => {
  test('opens the page in place, brings the visitor to the prices and says so', async ({ page, visit }) => {
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
    await expect(heading(page, 'Three packages, priced for two days')).toBeFocused()
    await expect(heading(page, 'Three packages, priced for two days')).toBeInViewport()
    for (const price of prices) await expect(page.getByText(price)).toHaveCount(1)
    await expect(heading(page, lockedHeading)).toHaveCount(0)
    expect(await here.evaluate((document) => document === window.document)).toBe(true)
    const [flag, grant] = await stored(page)
    expect(flag).toBe('granted')
    expect(JSON.parse(grant ?? '')).toEqual({ granted: true, expiresAt: expect.any(Number) })

    await test.step('the next stop of the keyboard is beyond the prices', async () => {
      await page.keyboard.press('Tab')
      await expect(page.locator(`#${anchors.conferencePackages}`).getByRole('link')).toBeFocused()
    })

    await test.step('a later visit, and a return within one, find it open', async () => {
      await page.reload()
      await appReady(page)
      await expect(page.getByText('$12,350')).toBeVisible()
      await page.goto(pagePaths.home)
      await appReady(page)
      await page.getByRole('link', { name: 'See Conference Packages' }).click()
      await expect(page.getByText('$12,350')).toBeVisible()
      await expect(heading(page, 'Three packages, priced for two days')).not.toBeFocused()
      await expect(page.getByRole('main')).toBeFocused()
    })
  })

  test('opened in one tab, it is open in the other', async ({ page, context, visit }) => {
    await visit(path)
    const other = await context.newPage()
    await other.goto(path)
    await appReady(other)
    await passGate(other)
    await expect(other.getByText('$12,350')).toBeVisible()
    await expect(page.getByText('$12,350')).toBeVisible()
  })

  test('a link to a section finds it, although it comes later', async ({ page, visit }) => {
    await giveAccess(page)
    await visit(`${path}#${anchors.conferenceCalendar}`)
    await expect(heading(page, '7 slots remaining in 2025')).toBeInViewport()
  })
})

test.describe('after a day', () => {
  /** On the page with the clock standing still. */
  async function openAndStopClock(page: Page): Promise<void> {
    await page.clock.install()
    await page.goto(path)
    await appReady(page)
    await page.evaluate(() => localStorage.setItem('conferenceAccess', 'granted'))
    await page.reload()
    await appReady(page)
    await expect(page.getByText('$12,350')).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  }

  test('an open page closes itself, says why, and can be opened again', async ({ page }) => {
    await openAndStopClock(page)
    await page.getByRole('link', { name: 'Request a Proposal' }).first().focus()
    await page.clock.fastForward(dayMs - 60_000)
    await expect(page.getByText('$12,350')).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(page.getByText('$12,350')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await stored(page)).toEqual([null, null])
    await page.clock.resume()
    await expect(page.getByLabel('Notifications').getByText('Your access has ended')).toBeVisible()
    await expect(heading(page, lockedHeading)).toBeVisible()
    await expect(page.getByText('Your 24 hours are over.')).toBeVisible()
    await passGate(page)
    await expect(page.getByText('$12,350')).toBeVisible()
    await expect(heading(page, 'Three packages, priced for two days')).toBeFocused()
  })

  test('nobody loses the form they are writing in', async ({ page }) => {
    await openAndStopClock(page)
    const form = page.locator('form[data-enquiry="conference"]')
    await form.getByLabel('Full Name').fill('Ada Lovelace')
    await page.clock.fastForward(dayMs + 60_000)
    await expect(form.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await form.getByLabel('Full Name').blur()
    await page.clock.fastForward(60_000)
    await expect(form).toHaveCount(0)
    await page.clock.resume()
    await expect(heading(page, lockedHeading)).toBeVisible()
  })
})

test.describe('open', () => {
  test('one section follows the other, and the index leads to each', async ({ page, visit }) => {
    await giveAccess(page)
    await visit(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(openHeadings)
    await expect(main).toContainText('Coverage starts at $9,500')
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

  test('each package says whom it is for, what it costs and what it includes', async ({ page, visit }) => {
    await giveAccess(page)
    await visit(path)
    for (const { name, attendees, price, includes } of conferencePackages) {
      const offer = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
      await expect(offer).toContainText(`${attendees} attendees / 2 days`)
      await expect(offer).toContainText(price)
      await expect(offer.getByRole('listitem')).toHaveText([...includes])
    }
  })

  test('the calendar shows how much of it is booked', async ({ page, visit }) => {
    await giveAccess(page)
    await visit(path)
    const calendar = page.getByRole('region', { name: '7 slots remaining in 2025' })
    const bar = calendar.getByRole('progressbar', { name: '18 of 25 annual 2025 slots booked' })
    expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBe(0.72)
    await expect(calendar.getByRole('definition')).toHaveText(['72%', '7', 'January 31st'])
  })

  test('fits a narrow screen and large text without scrolling sideways', async ({ page, visit }) => {
    await giveAccess(page)
    await storeSettings(page, { fontSizePercent: 200 })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(path)
      await expect(page.getByText('$12,350')).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the prices are simply there', async ({ page, visit }) => {
    await visit(path)
    await passGate(page)
    await expect(page.getByText('$12,350')).toBeVisible()
    const moving = await page
      .getByText('$12,350')
      .evaluate((price) => price.getAnimations({ subtree: true }).length)
    expect(moving).toBe(0)
  })

  const looks = [
    smallPhone,
    { name: 'on a phone', width: 390, settings: {} },
    { name: 'on a desk in dark mode', width: 1280, settings: { darkMode: true } },
    { name: 'on a desk in high contrast', width: 1280, settings: { contrast: 'high' } },
    { name: 'on a tablet with 200 % text', width: 768, settings: { fontSizePercent: 200 } },
  ] as const

  test('axe finds no violation in any look, locked, at the gate and open', async ({ page, visit }) => {
    await visit(path)
    await heading(page, 'Your email is the ticket').scrollIntoViewIfNeeded()
    await expectNoViolationsInLooks(page, looks)
    await lookAtTeaser(page)
    await page.getByRole('button', { name: 'Unlock the Prices' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolationsInLooks(page, looks)
    await page.evaluate(() => localStorage.setItem('conferenceAccess', 'granted'))
    await page.reload()
    await appReady(page)
    await expect(page.getByText('$12,350')).toBeVisible()
    await expectNoViolationsInLooks(page, looks)
  })
})
