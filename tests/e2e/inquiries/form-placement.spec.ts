import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { entryChunk, holdBack } from '../../support/hold-back.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

test('a dialog’s opener leads to the contact form while the scripts have not loaded', async ({ page }) => {
  await holdBack(page, entryChunk)
  await page.goto(pagePaths.legacy)
  await page.getByRole('main').getByText('Reserve Your Legacy Session').click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('#contact-form')).toBeInViewport()
})

test('the partnership form opens in its section, and a dialog whose code fails leads to the contact form', async ({
  page,
  visit,
  troubles,
}) => {
  await visit(pagePaths.home)

  await test.step('the partnership form opens, even when clicked early, and keeps its text while closed', async () => {
    await page.getByText('Become a Partner').click()
    const section = page.getByRole('region', { name: 'Help us train the next crew' })
    await expect(section.getByLabel('Organization')).toBeVisible()
    await section.getByLabel('Organization').fill('St. Mark')
    await section.getByRole('button', { name: 'Close Form' }).click()
    await expect(section.getByLabel('Organization')).toBeHidden()
    await section.getByRole('button', { name: 'Become a Partner' }).click()
    await expect(section.getByLabel('Organization')).toHaveValue('St. Mark')
  })

  await test.step('the consultation, whose code fails to load, leads to the contact form', async () => {
    troubles.allow(/consultation-dialog/)
    await page.route(/consultation-dialog/, (route) => route.abort())
    await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
    await expect(page).toHaveURL('/#contact-form')
    await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport({ ratio: 0.5 })
  })
})

readingTest('without scripts, the partnership form is open, and its button is hidden', async ({ read }) => {
  const page = await read(pagePaths.home)
  const section = page.getByRole('region', { name: 'Help us train the next crew' })
  await expect(section.getByLabel('Organization')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Become a Partner' })).toBeHidden()
})

readingTest(
  'the not-sent page explains a message that was not sent, with or without a reason',
  async ({ read }) => {
    for (const [reason, words] of [
      ['', 'Your inquiry was not sent.'],
      ['#invalid', 'Something is missing'],
      ['#too-many', 'Too many at once'],
      ['#security', 'Not sent for safety'],
      ['#unavailable', 'Our side failed'],
    ] as const) {
      await test.step(reason || 'without a reason', async () => {
        const page = await read(pagePaths.inquiryNotSent + reason)
        const main = page.getByRole('main')
        await expect(main.getByText(words)).toBeInViewport()
        await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
        await expect(main.getByText('Press Back in your browser').filter({ visible: true })).toHaveCount(1)
        await expect(main.getByRole('link', { name: '(503) 555-0142' })).toBeVisible()
      })
    }
  },
)
