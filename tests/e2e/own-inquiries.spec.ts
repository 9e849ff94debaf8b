import type { APIRequestContext } from '@playwright/test'
import { enquiryStatusText } from '../../src/content/enquiry-status.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import { signInHint, ownInquiriesText as text } from '../../src/content/own-inquiries.ts'
import { enquiryLookup } from '../../src/content/pages/enquiry.ts'
import { leadForms } from '../../src/domain/lead/lead-forms.ts'
import * as limits from '../../src/domain/limits.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { createMember, type Member, storeSession } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { submission } from '../support/lead-submission.ts'
import { looks } from '../support/looks.ts'
import { expectSignedIn, header, signIn } from '../support/sign-in-page.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

/** Sends a quote request as somebody, from the browser of an address that nobody else uses. */
async function sendQuote(request: APIRequestContext, { session }: Member, index = 0): Promise<string> {
  const { body, headers } = submission('quote', {
    data: { email: `guest-${process.pid}-${Date.now()}-${index}@example.com` },
  })
  const answer = await request.post(leadForms.quote.endpoint, {
    data: body,
    headers: {
      ...headers,
      Origin: process.env.SITE_ADDRESS ?? '',
      'X-Forwarded-For': `2001:db8:ffff:${index.toString(16)}::1`,
      Authorization: `Bearer ${session.access_token}`,
    },
  })
  const { reference } = await answer.json()
  return reference
}

test('what is sent while signed in is listed, with where it stands and nothing of what it said', async ({
  page,
  request,
  visit,
}) => {
  test.slow()
  const { email } = await createMember(request)
  await visit(`${pagePaths.auth}?next=${pagePaths.enquiry}`)
  await signIn(page, email)
  await expect(page).toHaveURL(pagePaths.enquiry)
  await expect(page.getByRole('heading', { name: text.empty.title })).toBeVisible()

  await visit(contactFormHref)
  const form = page.locator('form[data-enquiry="contact"]')
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await form.getByLabel('Full Name').fill('Hedy Lamarr')
  await form.getByLabel('Email').fill(`other-${email}`)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  await form.getByLabel('Project Details').fill('A secret premiere.')
  await form.getByRole('button', { name: contactForm.submit }).click()
  await expect(form.getByText(contactForm.toasts.success.title)).toBeVisible()
  const reference = await form.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()

  await header(page).getByRole('link', { name: 'My Inquiries' }).click()
  await expect(page).toHaveURL(pagePaths.enquiry)
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: reference ?? '' })
  await expect(row.getByRole('rowheader')).toHaveText(enquiryStatusText.forms.contact)
  await expect(row).toContainText('Received')
  await expect(row.getByRole('time').first()).toHaveAttribute('datetime', /^20\d\d-/)
  await expect(page.getByText(text.shown(1))).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  await expect(main).not.toContainText('Lamarr')
  await expect(main).not.toContainText('premiere')
  await expect(main).not.toContainText(`other-${email}`)
})

test('what somebody else sent, or nobody, is not in the list', async ({ page, request, visit }) => {
  const [ada, grace] = [await createMember(request), await createMember(request)]
  const own = await sendQuote(request, ada, 1)
  const others = await sendQuote(request, grace, 2)
  await storeSession(page, ada.session)
  await visit(pagePaths.enquiry)
  await expect(page.getByText(own)).toBeVisible()
  await expect(page.getByText(others)).toHaveCount(0)
})

test('a long list comes a page at a time, newest first', async ({ page, request, visit }) => {
  const member = await createMember(request)
  const count = limits.account.ownEnquiriesPerPage + 1
  const references: string[] = []
  for (let index = 0; index < count; index += 1) {
    references.push(await sendQuote(request, member, 0x100 + index))
  }
  await storeSession(page, member.session)
  await visit(pagePaths.enquiry)
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(count - 1)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(references.at(-1) ?? '')
  await page.getByRole('button', { name: text.more }).click()
  await expect(rows).toHaveCount(count)
  await expect(page.getByRole('table').getByRole('row').last()).toContainText(references[0] ?? '')
  await expect(page.getByRole('button', { name: text.more })).toHaveCount(0)
  await expect(page.getByText(text.shown(count))).toBeVisible()
})

test('who is not signed in reads how to be, and comes back', async ({ page, request, visit }) => {
  const { email } = await createMember(request)
  await visit(pagePaths.enquiry)
  await expect(page.getByRole('heading', { name: enquiryLookup.noToken.title })).toBeVisible()
  await expect(page.getByText(signInHint.text)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: signInHint.label }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(pagePaths.enquiry)
  await expect(page.getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
})

test('a list that cannot be read says so and is asked for again', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/^Failed: .*my-enquiries/)
  const member = await createMember(request)
  const reference = await sendQuote(request, member, 3)
  await storeSession(page, member.session)
  await page.route(`**${serverPaths.myEnquiries}*`, (route) => route.abort('connectionrefused'))
  await visit(pagePaths.enquiry)
  await expect(page.getByText(text.failed.title)).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(`**${serverPaths.myEnquiries}*`)
  await page.getByRole('button', { name: text.failed.retry }).click()
  await expect(page.getByText(reference)).toBeVisible()
})

test('a session that has ended meanwhile is said to have', async ({ page, request, visit, troubles }) => {
  troubles.allow(/Status 401: .*my-enquiries/)
  const { session } = await createMember(request)
  await request.post(serverPaths.authLogout, {
    headers: { Origin: process.env.SITE_ADDRESS ?? '', Authorization: `Bearer ${session.access_token}` },
  })
  await storeSession(page, session)
  await visit(pagePaths.enquiry)
  await expect(page.getByText(text.over.title)).toBeVisible()
})

test('a form never waits long for the session, and is sent without it', async ({ page, request, visit }) => {
  const { session } = await createMember(request)
  await storeSession(page, { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 })
  await page.route(`**${serverPaths.authToken}*`, () => undefined)
  await visit(contactFormHref)
  const form = page.locator('form[data-enquiry="contact"]')
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await form.getByLabel('Full Name').fill('Hedy Lamarr')
  await form.getByLabel('Email').fill(`hedy-${process.pid}-${Date.now()}@example.com`)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  const sent = page.waitForRequest((asked) => new URL(asked.url()).pathname === serverPaths.submitForm)
  await form.getByRole('button', { name: contactForm.submit }).click()
  expect((await sent).headers().authorization).toBeUndefined()
  await expect(form.getByText(contactForm.toasts.success.title)).toBeVisible()
})

test.describe('to axe', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const { name, width, settings } of looks) {
    test(`the list has no violation ${name}`, async ({ page, request, visit }) => {
      await page.setViewportSize({ width, height: 900 })
      await storeSettings(page, settings)
      const member = await createMember(request)
      await storeSession(page, member.session)
      await visit(pagePaths.enquiry)
      await expect(page.getByRole('heading', { name: text.empty.title })).toBeVisible()
      await expectNoViolations(page)
      await sendQuote(request, member, 0x200 + width)
      await page.reload()
      await expect(page.getByRole('table')).toBeVisible()
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('the link in the header leads there from every page', async ({ page, request, visit }) => {
  const { session } = await createMember(request)
  await storeSession(page, session)
  await visit(pagePaths.gearList)
  await expectSignedIn(page)
  await header(page).getByRole('link', { name: 'My Inquiries' }).click()
  await expect(page.getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
})
