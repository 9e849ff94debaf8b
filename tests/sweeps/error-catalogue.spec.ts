import AxeBuilder from '@axe-core/playwright'
import { defaultCompany } from '../../src/content/company.ts'
import { consultationForm } from '../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import { leadForms } from '../../src/domain/lead/lead-forms.ts'
import { contactFormHref, serverPaths } from '../../src/routes.ts'
import { expectToast } from '../support/expect-toast.ts'
import { expectEveryOutcome, fillInCarefully, newEmail, refusals } from '../support/form-outcomes.ts'
import { formPlaces, placeOf, reachForm } from '../support/form-places.ts'
import { expect, test } from '../support/site-test.ts'

/** The journeys send these. */
const sentElsewhere = ['contact', 'leadGate']

for (const place of formPlaces.filter(({ content }) => !sentElsewhere.includes(content.form))) {
  const { content } = place
  test(`${content.form}: every outcome has its words, in a toast and beside the form`, async ({
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

test('without a captcha proof, forms that need one are not sent and tell the failure; others are sent', async ({
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

  for (const place of formPlaces.filter(({ content }) => leadForms[content.form].captchaRequired)) {
    const { content } = place
    await test.step(`${content.form} is not sent`, async () => {
      const form = await reachForm(page, place)
      await fillInCarefully(form, content, newEmail())
      await form.getByRole('button', { name: content.submit }).click()
      await expect(form.getByRole('alert')).toBeVisible()
      await expectToast(page, content.toasts.failure(defaultCompany))
      expect(sent).not.toContain(leadForms[content.form].endpoint)
    })
  }

  await test.step('the consultation is sent all the same', async () => {
    const form = await reachForm(page, placeOf('consultation'))
    await fillInCarefully(form, consultationForm, newEmail())
    const posted = page.waitForRequest(`**${serverPaths.submitForm}`)
    await form.getByRole('button', { name: consultationForm.submit }).click()
    expect((await posted).postDataJSON()).toMatchObject({ recaptchaToken: null })
    await expectToast(page, { title: "Thank you! We'll get back to you within 24 hours." })
  })
})

test('each rule of a field has its own words', async ({ page, visit }) => {
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
  const axe = await new AxeBuilder({ page }).include('form[data-enquiry="contact"]').analyze()
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
