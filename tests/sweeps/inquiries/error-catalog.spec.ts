import AxeBuilder from '@axe-core/playwright'
import { defaultCompany } from '../../../src/content/company/company.ts'
import { packagesSection } from '../../../src/content/corporate-conferences/packages.ts'
import { consultationForm } from '../../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { leadGateForm } from '../../../src/content/forms/lead-gate-form.ts'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { contactFormHref, serverPaths } from '../../../src/routes.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import { expectEveryOutcome, fillInCarefully, newEmail, refusals } from '../../support/pages/form-outcomes.ts'
import { formPlaces, placeOf, reachForm } from '../../support/pages/form-places.ts'
import { expect, test, wake } from '../../support/site-test.ts'

// The gate gives access to its page and has its own test.
for (const place of formPlaces.filter(({ content }) => content.form !== 'leadGate')) {
  const { content } = place
  test(`${content.form}: every outcome has its own message, in a toast and beside the form`, async ({
    page,
    request,
    visit,
    origin,
    troubles,
  }) => {
    troubles.allow(refusals)
    if (content.form === 'conference') {
      await page.addInitScript(() => {
        localStorage.setItem('conferenceAccess', 'granted')
      })
    }
    await visit(place.path)
    await expectEveryOutcome({ page, request, origin }, await reachForm(page, place), content)
  })
}

test('the conference gate has a message for every outcome, and its access lasts a day', async ({
  page,
  request,
  visit,
  origin,
  troubles,
}) => {
  troubles.allow(refusals)
  const place = placeOf('leadGate')
  const price = page.getByText('$12,350')
  const dialog = page.getByRole('dialog')
  const unlock = page.getByRole('main').getByText('Unlock the Prices')
  await visit(place.path)
  await expect(price).toHaveCount(0)

  await test.step('passing the gate opens the page without a reload', async () => {
    await expectEveryOutcome({ page, request, origin }, await reachForm(page, place), leadGateForm)
    await expect(price).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Access granted! Welcome to our exclusive content.')).toBeVisible()
    await expect(page.getByRole('heading', { name: packagesSection.heading })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Request My Proposal' })).toBeVisible()
  })

  await test.step('access survives a reload and ends a day later', async () => {
    await page.reload()
    await wake(page)
    await expect(price).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000 + 1000)
    await page.reload()
    await wake(page)
    await expect(unlock).toBeVisible()
    await expect(price).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('conferenceAccess'))).toBeNull()
  })

  await test.step('an email alone gives access again', async () => {
    // The control is a link until its section's scripts start, which pressing it causes.
    await unlock.click()
    await dialog.getByLabel('Email').fill(newEmail())
    await dialog.getByRole('button', { name: 'Get Instant Access' }).click()
    await expect(price).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('a browser with access from an earlier visit sees the page open', async () => {
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('conferenceAccess', 'granted')
    })
    await page.reload()
    await wake(page)
    await expect(page.getByText('$32,175')).toBeVisible()
  })
})

test('without a captcha proof, forms that need one are not sent and show a failure; others are sent', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/captcha-challenge/)
  await page.route(`**${serverPaths.captchaChallenge}*`, (route) => route.abort())
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await visit(contactFormHref)

  for (const place of formPlaces.filter(({ content }) => inquiryForms[content.form].captchaRequired)) {
    const { content } = place
    await test.step(`${content.form} is not sent`, async () => {
      const form = await reachForm(page, place)
      await fillInCarefully(form, content, newEmail())
      await form.getByRole('button', { name: content.submit }).click()
      await expect(form.getByRole('alert')).toBeVisible()
      await expectToast(page, content.toasts.failure(defaultCompany))
      expect(sent).not.toContain(inquiryForms[content.form].endpoint)
    })
  }

  await test.step('the consultation form is sent without a proof', async () => {
    const form = await reachForm(page, placeOf('consultation'))
    await fillInCarefully(form, consultationForm, newEmail())
    const posted = page.waitForRequest(`**${serverPaths.submitForm}`)
    await form.getByRole('button', { name: consultationForm.submit }).click()
    expect((await posted).postDataJSON()).toMatchObject({ recaptchaToken: null })
    await expectToast(page, { title: "Thank you! We'll get back to you within 24 hours." })
  })
})

test('each validation rule has its own message', async ({ page, visit }) => {
  await visit(contactFormHref)
  const form = await reachForm(page, placeOf('contact'))
  await form.getByRole('button', { name: contactForm.submit }).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Invalid email address',
    'Project type is required',
    'Budget range is required',
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
  const axe = await new AxeBuilder({ page }).include('form[data-inquiry="contact"]').analyze()
  expect(axe.violations.map(({ id }) => id)).toEqual([])
  const wrong: readonly (readonly [field: string, value: string, message: string])[] = [
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name too long'],
    ['name', 'R2-D2', 'Invalid characters in name'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Email too long'],
    ['phone', '0123', 'Invalid phone number'],
    ['company', 'x'.repeat(201), 'Company name too long'],
    ['message', 'x'.repeat(2001), 'Message too long'],
  ]
  for (const [field, value, message] of wrong) {
    await form.locator(`[name="${field}"]`).fill(value)
    await form.getByRole('button', { name: contactForm.submit }).click()
    await expect(form.getByText(message, { exact: true })).toBeVisible()
    await expect(form.locator(`[name="${field}"]`)).toHaveAttribute('aria-invalid', 'true')
  }
})
