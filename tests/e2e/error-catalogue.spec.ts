import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { defaultCompany } from '../../src/content/company.ts'
import { consultationForm } from '../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import type { FormContent, ToastWords } from '../../src/content/forms/form-content.ts'
import { quoteForm } from '../../src/content/forms/quote-form.ts'
import { type LeadFormId, leadForms } from '../../src/domain/lead/lead-forms.ts'
import { toSnakeCase } from '../../src/domain/lead/parse-fields.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { type FormPlace, formPlaces, reachForm } from '../support/form-places.ts'
import { leadSamples } from '../support/lead-samples.ts'
import { solveCaptcha, submission } from '../support/lead-submission.ts'
import { expect, test } from '../support/site-test.ts'

function placeOf(form: LeadFormId): FormPlace {
  const place = formPlaces.find(({ content }) => content.form === form)
  if (!place) throw new Error(`There is no place for ${form}`)
  return place
}

let people = 0
function newEmail(): string {
  people += 1
  return `person-${process.pid}-${Date.now()}-${people}@example.com`
}

/** Fills in every field as someone careful would. */
async function fillIn(form: Locator, { form: id, fields }: FormContent, email: string): Promise<void> {
  const sample = leadSamples[id]
  for (const { name, kind } of fields) {
    const value = name === 'email' ? email : (sample[name] ?? sample[toSnakeCase(name)] ?? '')
    const control = form.locator(`[name="${name}"]`)
    if (kind === 'select') await control.selectOption(value || { index: 1 })
    else await control.fill(value)
  }
}

async function expectToast(page: Page, { title, description }: ToastWords): Promise<void> {
  const toasts = page.getByLabel('Notifications')
  await expect(toasts.getByText(title, { exact: true }).first()).toBeVisible()
  if (description) await expect(toasts.getByText(description, { exact: true }).first()).toBeVisible()
}

/** Uses up what an email may send, through the real server. */
async function useUp(request: APIRequestContext, { form }: FormContent, email: string, origin: string) {
  const { endpoint, rate, captchaRequired, captchaAction } = leadForms[form]
  for (let n = 0; n < rate.attempts; n += 1) {
    const asker = { request: async (path: string) => Response.json(await (await request.get(path)).json()) }
    const captcha = captchaRequired ? await solveCaptcha(asker, captchaAction) : null
    const { body, headers } = submission(form, { data: { email }, captcha })
    const answer = await request.post(endpoint, { data: body, headers: { ...headers, Origin: origin } })
    expect(answer.status()).toBe(200)
  }
}

for (const place of formPlaces) {
  const { content } = place
  test(`${content.form}: every outcome has its words, in a toast and beside the form`, async ({
    page,
    request,
    visit,
    origin,
    troubles,
  }) => {
    troubles.allow(/^Status (403|429|503): .*\/functions\/v1\//)
    const { endpoint } = leadForms[content.form]
    if (content.form === 'conference') {
      await page.addInitScript(() => {
        localStorage.setItem('conferenceAccess', 'granted')
      })
    }
    await visit(place.path)
    const form = await reachForm(page, place)
    const send = () => form.getByRole('button', { name: content.submit }).click()

    await test.step('the server is in trouble: the failure is told and the text stays', async () => {
      const email = newEmail()
      await fillIn(form, content, email)
      await page.route(`**${endpoint}`, (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': '1' },
          json: { ok: false, error: { code: 'unavailable', message: '' } },
        }),
      )
      await send()
      const failure = content.toasts.failure(defaultCompany)
      await expectToast(page, failure)
      await expect(form.getByText(failure.title, { exact: true })).toBeVisible()
      await expect(form.locator('[name="email"]')).toHaveValue(email)
      await page.unroute(`**${endpoint}`)
    })

    await test.step('a forged token: the server refuses', async () => {
      await page.route(`**${endpoint}`, async (route) => {
        const body = route.request().postDataJSON()
        const forged = '0'.repeat(64)
        await route.continue({ postData: JSON.stringify({ ...body, csrfToken: forged, csrf_token: forged }) })
      })
      const refused = page.waitForResponse(`**${endpoint}`)
      await send()
      expect((await refused).status()).toBe(403)
      await expectToast(page, content.toasts.security(defaultCompany))
      await page.unroute(`**${endpoint}`)
    })

    await test.step('too many: the server asks to wait', async () => {
      const email = newEmail()
      await useUp(request, content, email, origin)
      await form.locator('[name="email"]').fill(email)
      const refused = page.waitForResponse(`**${endpoint}`)
      await send()
      expect((await refused).status()).toBe(429)
      await expectToast(page, content.toasts.rateLimited)
      await expect(form.getByText(content.toasts.rateLimited.title, { exact: true })).toBeVisible()
    })

    await test.step('at last it is taken', async () => {
      // The gate counts attempts whatever the email.
      await page.evaluate(() => localStorage.clear())
      await form.locator('[name="email"]').fill(newEmail())
      const taken = page.waitForResponse(`**${endpoint}`)
      await send()
      expect(await (await taken).json()).toEqual({ ok: true, reference: expect.any(String) })
      await expectToast(page, content.toasts.success)
    })
  })
}

for (const { content, ...place } of formPlaces.filter(
  (each) => leadForms[each.content.form].captchaRequired,
)) {
  test(`${content.form}: without a captcha proof nothing is sent and the failure is told`, async ({
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
    await visit(place.path)
    const form = await reachForm(page, { content, ...place })
    await fillIn(form, content, newEmail())
    await form.getByRole('button', { name: content.submit }).click()
    await expectToast(page, content.toasts.failure(defaultCompany))
    expect(sent).not.toContain(leadForms[content.form].endpoint)
  })
}

test('the consultation goes out even when the captcha fails', async ({ page, visit, troubles }) => {
  troubles.allow(/captcha-challenge/)
  await page.route(`**${serverPaths.captchaChallenge}*`, (route) => route.abort())
  const place = placeOf('consultation')
  await visit(place.path)
  const form = await reachForm(page, place)
  await fillIn(form, consultationForm, newEmail())
  const sent = page.waitForRequest(`**${serverPaths.submitForm}`)
  await form.getByRole('button', { name: consultationForm.submit }).click()
  expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: null })
  await expectToast(page, { title: "Thank you! We'll get back to you within 24 hours." })
})

test('the fourth message within five minutes is stopped in the browser already', async ({ page, visit }) => {
  const email = newEmail()
  await visit(contactFormHref)
  const place = placeOf('contact')
  const form = await reachForm(page, place)
  for (let n = 0; n < 3; n += 1) {
    await fillIn(form, contactForm, email)
    const taken = page.waitForResponse(`**${serverPaths.submitForm}`)
    await form.getByRole('button', { name: contactForm.submit }).click()
    expect((await taken).status()).toBe(200)
    await expect(form.locator('[name="email"]')).toHaveValue('')
  }
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await fillIn(form, contactForm, email)
  await form.getByRole('button', { name: contactForm.submit }).click()
  await expectToast(page, {
    title: 'Too many attempts',
    description: 'Please wait 5 minutes before submitting again.',
  })
  expect(sent).not.toContain(serverPaths.submitForm)
})

test('each rule of a field has its own words', async ({ page, visit }) => {
  await visit(contactFormHref)
  const place = placeOf('contact')
  const form = await reachForm(page, place)
  await form.getByRole('button', { name: contactForm.submit }).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Invalid email address',
    'Project type is required',
    'Budget range is required',
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
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

test('a quote without the required fields, and with a strange email, is told so', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  const place = placeOf('quote')
  const form = await reachForm(page, place)
  const send = () => form.getByRole('button', { name: quoteForm.submit }).click()
  await send()
  await expectToast(page, {
    title: 'Missing Information',
    description: 'Please fill in all required fields (Name, Email, Phone).',
  })
  await fillIn(form, quoteForm, 'nobody')
  await send()
  await expectToast(page, { title: 'Invalid Email', description: 'Please enter a valid email address.' })
})
