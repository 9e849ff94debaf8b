import type { Locator, Page, Request } from '@playwright/test'
import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { formKit } from '../../../src/content/forms/form-kit.ts'
import type { InquiryFormId } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../../src/routes.ts'
import { expect } from '../site-test.ts'

export const success = contactForm.toasts.success.title

/** Rate limits count by email address, so every test uses its own. */
let written = 0
export function ownEmail(): string {
  written += 1
  return `visitor-${process.pid}-${Date.now()}-${written}@example.com`
}

export function formIn(page: Page): Locator {
  return page.locator('form[data-inquiry="contact"]')
}

export async function awake(page: Page): Promise<Locator> {
  const form = formIn(page)
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  return form
}

export async function fillIn(form: Locator, email = ownEmail()): Promise<void> {
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  await form.getByLabel('Project Details').fill('Two days, three rooms, one keynote.')
}

export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: contactForm.submit }).click()
}

export function watchSubmissions(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === serverPaths.submitForm) sent.push(request)
  })
  return sent
}

/** The confirmation that replaces the form once the inquiry was accepted. */
export function confirmationIn(page: Page, form: InquiryFormId = 'contact'): Locator {
  return page.locator(`[data-confirmation="${form}"]`)
}

export async function expectReceived(form: Locator): Promise<void> {
  const confirmation = confirmationIn(form.page())
  await expect(confirmation.getByRole('heading', { name: success })).toBeVisible()
  await expect(confirmation.getByText(referencePattern)).toBeVisible()
  await expect(form).toBeHidden()
}

export const referencePattern = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/

/** Brings the form back. */
export async function sendAnother(page: Page, form: InquiryFormId = 'contact'): Promise<void> {
  await confirmationIn(page, form).getByRole('button', { name: formKit.another }).click()
  await expect(confirmationIn(page, form)).toHaveCount(0)
}
