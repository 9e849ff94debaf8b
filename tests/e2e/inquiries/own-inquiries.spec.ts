import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { inquiryStatusText } from '../../../src/content/inquiries/inquiry-status.ts'
import { ownInquiriesText as text } from '../../../src/content/inquiries/own-inquiries.ts'
import * as limits from '../../../src/domain/limits.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { test } from '../../support/member-test.ts'
import { createMember, runOut, storeSession } from '../../support/pages/accounts.ts'
import { confirmationIn, expectReceived, referencePattern } from '../../support/pages/contact-form.ts'
import { sendQuote } from '../../support/pages/own-inquiries.ts'
import * as quotePage from '../../support/pages/quote-page.ts'
import { header, signIn } from '../../support/pages/sign-in-page.ts'
import { expect } from '../../support/site-test.ts'

test('an inquiry sent while signed in is listed with its status but none of its content', async ({
  page,
  request,
  member,
  visit,
}) => {
  test.slow()
  const others = await sendQuote(request, member)
  const { email } = await createMember(request)
  await visit(`${pagePaths.auth}?next=${pagePaths.inquiry}`)
  await signIn(page, email)
  await expect(page).toHaveURL(pagePaths.inquiry)
  await expect(page.getByRole('heading', { name: text.empty.title })).toBeVisible()

  await visit(contactFormHref)
  const form = page.locator('form[data-inquiry="contact"]')
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await form.getByLabel('Full Name').fill('Hedy Lamarr')
  await form.getByLabel('Email').fill(`other-${email}`)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  await form.getByLabel('Project Details').fill('A secret premiere.')
  await form.getByRole('button', { name: contactForm.submit }).click()
  await expectReceived(form)
  const reference = await confirmationIn(page).getByText(referencePattern).textContent()

  await header(page).getByRole('link', { name: 'My Inquiries' }).click()
  await expect(page).toHaveURL(pagePaths.inquiry)
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: reference ?? '' })
  await expect(row.getByRole('rowheader')).toHaveText(inquiryStatusText.forms.contact)
  await expect(row).toContainText('Received')
  await expect(row.getByRole('time').first()).toHaveAttribute('datetime', /^20\d\d-/)
  await expect(page.getByText(text.shown(1))).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  await expect(main).not.toContainText('Lamarr')
  await expect(main).not.toContainText('premiere')
  await expect(main).not.toContainText(`other-${email}`)
  // This inquiry belongs to another member.
  await expect(page.getByText(others)).toHaveCount(0)
})

test('a long list loads a page at a time, newest first, and can be retried when loading fails', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/^Failed: .*my-inquiries/)
  const member = await createMember(request)
  const count = limits.account.ownInquiriesPerPage + 1
  const oldest = await sendQuote(request, member)
  // One after another: an inquiry that a busy database cannot store at once is spooled and listed only later.
  for (let sent = 1; sent < count - 1; sent += 1) await sendQuote(request, member)
  const newest = await sendQuote(request, member)

  await storeSession(page, member.session)
  await page.route(`**${serverPaths.myInquiries}*`, (route) => route.abort('connectionrefused'))
  await visit(pagePaths.inquiry)
  await expect(page.getByText(text.failed.title)).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(`**${serverPaths.myInquiries}*`)
  await page.getByRole('button', { name: text.failed.retry }).click()

  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(count - 1)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(newest)
  await page.getByRole('button', { name: text.more }).click()
  await expect(rows).toHaveCount(count)
  await expect(page.getByRole('table').getByRole('row').last()).toContainText(oldest)
  await expect(page.getByRole('button', { name: text.more })).toHaveCount(0)
  await expect(page.getByText(text.shown(count))).toBeVisible()
})

test('a form does not wait for a session that cannot be renewed, and is sent without one', async ({
  page,
  member,
  visit,
}) => {
  await storeSession(page, runOut(member.session))
  await page.route(`**${serverPaths.authToken}*`, () => undefined)
  await visit(pagePaths.quote)
  await quotePage.awake(page)
  await quotePage.fillInPerson(page)
  const sent = page.waitForRequest((asked) => new URL(asked.url()).pathname === serverPaths.submitForm)
  await quotePage.send(page)
  expect((await sent).headers().authorization).toBeUndefined()
  await quotePage.expectReceived(page)
})
