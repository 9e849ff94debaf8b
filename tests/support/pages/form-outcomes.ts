import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { defaultCompany } from '../../../src/content/company/company.ts'
import type { FormContent } from '../../../src/content/forms/form-content.ts'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { toSnakeCase } from '../../../src/domain/inquiry/parse-fields.ts'
import { inquirySamples } from '../servers/inquiry-samples.ts'
import { solveCaptcha, submission } from '../servers/inquiry-submission.ts'
import { expect, test } from '../site-test.ts'
import { expectToast } from './expect-toast.ts'

/** The refusals and console messages that `expectEveryOutcome` causes. */
export const refusals = /^Status (403|429|503): .*\/functions\/v1\/|^Console: Quote request not sent/

let people = 0
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${Date.now()}-${people}@example.com`
}

/** Fills in every field with a valid value. */
export async function fillInCarefully(
  form: Locator,
  { form: id, fields }: FormContent,
  email: string,
): Promise<void> {
  const sample = inquirySamples[id]
  for (const { name, kind } of fields) {
    const value = name === 'email' ? email : (sample[name] ?? sample[toSnakeCase(name)] ?? '')
    const control = form.locator(`[name="${name}"]`)
    if (kind === 'select') await control.selectOption(value || { index: 1 })
    else await control.fill(value)
  }
}

type Site = { readonly page: Page; readonly request: APIRequestContext; readonly origin: string }

/** Sends a form whose scripts are running: first into every kind of refusal, then until it is accepted. */
export async function expectEveryOutcome(
  { page, request, origin }: Site,
  form: Locator,
  content: FormContent,
): Promise<void> {
  const { endpoint } = inquiryForms[content.form]
  const send = () => form.getByRole('button', { name: content.submit }).click()
  let answer = unavailable
  // Set once and early: a route set while the captcha worker is loading may block the worker's file.
  await page.route(`**${endpoint}`, (route) => answer(route))

  await test.step('the server is unavailable: the failure is shown and the text stays', async () => {
    const email = newEmail()
    await fillInCarefully(form, content, email)
    await send()
    const failure = content.toasts.failure(defaultCompany)
    await expectToast(page, failure)
    await expect(form.getByText(failure.title, { exact: true })).toBeVisible()
    await expect(form.locator('[name="email"]')).toHaveValue(email)
  })

  await test.step('a forged token: the server refuses the form', async () => {
    answer = withForgedToken
    const refused = page.waitForResponse(`**${endpoint}`)
    await send()
    expect((await refused).status()).toBe(403)
    await expectToast(page, content.toasts.security(defaultCompany))
    answer = (route) => route.continue()
  })

  await test.step('too many attempts: the server asks the visitor to wait', async () => {
    const email = newEmail()
    await useUp(request, content, email, origin)
    await form.locator('[name="email"]').fill(email)
    const refused = page.waitForResponse(`**${endpoint}`)
    await send()
    expect((await refused).status()).toBe(429)
    await expectToast(page, content.toasts.rateLimited)
    await expect(form.getByText(content.toasts.rateLimited.title, { exact: true })).toBeVisible()
  })

  await test.step('a valid form is accepted', async () => {
    // The gate counts attempts across all emails.
    await page.evaluate(() => localStorage.clear())
    await form.locator('[name="email"]').fill(newEmail())
    const taken = page.waitForResponse(`**${endpoint}`)
    await send()
    const replyBy = inquiryForms[content.form].reply ? expect.any(String) : null
    expect(await (await taken).json()).toEqual({ ok: true, reference: expect.any(String), replyBy })
    await expectToast(page, content.toasts.success)
  })
}

function unavailable(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    headers: { 'Retry-After': '1' },
    json: { ok: false, error: { code: 'unavailable', message: '' } },
  })
}

function withForgedToken(route: Route): Promise<void> {
  const forged = '0'.repeat(64)
  const body = { ...route.request().postDataJSON(), csrfToken: forged, csrf_token: forged }
  return route.continue({ postData: JSON.stringify(body) })
}

/** Uses up the rate limit of an email on the real server. */
async function useUp(request: APIRequestContext, { form }: FormContent, email: string, origin: string) {
  const { endpoint, rate, captchaRequired, captchaAction } = inquiryForms[form]
  for (let n = 0; n < rate.attempts; n += 1) {
    const asker = { request: async (path: string) => Response.json(await (await request.get(path)).json()) }
    const captcha = captchaRequired ? await solveCaptcha(asker, captchaAction) : null
    const { body, headers } = submission(form, { data: { email }, captcha })
    const answer = await request.post(endpoint, { data: body, headers: { ...headers, Origin: origin } })
    expect(answer.status()).toBe(200)
  }
}
