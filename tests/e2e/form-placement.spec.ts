import { pagePaths } from '../../src/routes.ts'
import { entryChunk, holdBack } from '../support/hold-back.ts'
import { expect, test } from '../support/site-test.ts'

const dialogs = [
  { path: pagePaths.home, opener: 'Get Your Free Consultation', title: 'Get Your Free Consultation' },
  { path: pagePaths.religiousPartnership, opener: 'Apply for Partnership', title: 'Apply for Partnership' },
  { path: pagePaths.magroseSupport, opener: 'Become a Supporter', title: 'Join Our Supporter Community' },
  {
    path: pagePaths.podcastConsultation,
    opener: 'Book a Consultation',
    title: 'Transform Your Content Creation',
  },
  { path: pagePaths.legacy, opener: 'Reserve Your Legacy Session', title: 'Reserve Your Legacy Session' },
]

for (const { path, opener, title } of dialogs) {
  test(`${path}: "${opener}" opens "${title}", and the keyboard comes back`, async ({ page, visit }) => {
    await visit(path)
    const button = page.getByRole('main').getByRole('button', { name: opener })
    await button.press('Space')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.locator('form')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('the consultation shows its benefits and every other way to reach the company', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('link', { name: '(503) 555-0142' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'hello@bridgelight.example' })).toBeVisible()
  await expect(dialog.getByText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')).toBeVisible()
  await expect(dialog.getByText('Portland, OR 97201')).toBeVisible()
})

test('the consultation asks for its proof of work as soon as it opens', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const challenge = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('action') === 'contact_submit',
  )
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await challenge
})

test('a dialog asked for before the scripts are here opens when they are', async ({ page }) => {
  const entry = await holdBack(page, entryChunk)
  await page.goto(pagePaths.legacy)
  await page.getByRole('main').getByText('Reserve Your Legacy Session').click()
  entry.release()
  await expect(page.getByRole('dialog', { name: 'Reserve Your Legacy Session' })).toBeVisible()
})

test('a dialog whose code cannot be loaded gives way to the contact form', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/consultation-dialog/)
  await visit(pagePaths.home)
  await page.route(/consultation-dialog/, (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport({ ratio: 0.5 })
})

test('the partnership form opens and closes in its place, even if asked for early', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await page.getByRole('button', { name: 'Become a Partner' }).click()
  const section = page.getByRole('region', { name: 'Help us train the next crew' })
  await expect(section.getByLabel('Organization')).toBeVisible()
  await section.getByLabel('Organization').fill('St. Mark')
  await section.getByRole('button', { name: 'Close Form' }).click()
  await expect(section.getByLabel('Organization')).toBeHidden()
  await section.getByRole('button', { name: 'Become a Partner' }).click()
  await expect(section.getByLabel('Organization')).toHaveValue('St. Mark')
})

test.describe('the conference gate', () => {
  test('opens the page in place, keeps it open, and closes it after a day', async ({ page, visit }) => {
    await visit(pagePaths.corporateConferences)
    const price = page.getByText('$12,350')
    await expect(price).toHaveCount(0)
    // A link until its section has come alive, which pressing it brings about.
    await page.getByRole('main').getByText('Unlock the Prices').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@company.example`)
    await dialog.getByRole('button', { name: 'Get Instant Access' }).click()
    await expect(price).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Access granted! Welcome to our exclusive content.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Three packages, priced for two days' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Request My Proposal' })).toBeVisible()

    await page.reload()
    await expect(price).toBeVisible()

    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000 + 1000)
    await page.reload()
    await expect(page.getByRole('main').getByText('Unlock the Prices')).toBeVisible()
    await expect(price).toHaveCount(0)
    const kept = () => page.evaluate(() => localStorage.getItem('conferenceAccess'))
    await expect.poll(kept).toBeNull()
  })

  test('is open for a browser that already has access', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('conferenceAccess', 'granted'))
    await visit(pagePaths.corporateConferences)
    await expect(page.getByText('$32,175')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the partnership form stands open, and its button is not there', async ({ page }) => {
    await page.goto(pagePaths.home)
    const section = page.getByRole('region', { name: 'Help us train the next crew' })
    await expect(section.getByLabel('Organization')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Become a Partner' })).toBeHidden()
  })

  for (const [reason, words] of [
    ['', 'Your inquiry was not sent.'],
    ['#invalid', 'Something is missing'],
    ['#too-many', 'Too many at once'],
    ['#security', 'Not sent for safety'],
    ['#unavailable', 'Our side failed'],
  ] as const) {
    test(`what was not sent is explained, ${reason || 'without a reason'}`, async ({ page }) => {
      await page.goto(pagePaths.enquiryNotSent + reason)
      const main = page.getByRole('main')
      await expect(main.getByText(words)).toBeInViewport()
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(main.getByText('Press Back in your browser').filter({ visible: true })).toHaveCount(1)
      await expect(main.getByRole('link', { name: '(503) 555-0142' })).toBeVisible()
    })
  }
})
