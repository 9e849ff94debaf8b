import type { Locator, Page } from '@playwright/test'
import { fieldText, signInText } from '../../../src/content/account/account.ts'
import { accountText } from '../../../src/content/shell/shell.ts'
import { expect } from '../site-test.ts'
import { password } from './accounts.ts'

/** The form on the sign-in page, whatever its current step. */
export function accountForm(page: Page): Locator {
  return page.locator('form[data-inquiry="account"]')
}

export function passwordIn(page: Page): Locator {
  return accountForm(page).locator('input[name="password"]')
}

export async function fillIn(page: Page, email: string, secret = password): Promise<Locator> {
  const form = accountForm(page)
  await form.getByLabel(fieldText.email).fill(email)
  await passwordIn(page).fill(secret)
  return form
}

export async function signIn(page: Page, email: string, secret?: string): Promise<void> {
  const form = await fillIn(page, email, secret)
  await form.getByRole('button', { name: signInText.submit }).click()
}

export function toast(page: Page, words: { title: string; description?: string }): Locator {
  const titled = page.locator('[data-sonner-toast]').filter({ hasText: words.title })
  return words.description === undefined ? titled : titled.filter({ hasText: words.description })
}

export function header(page: Page): Locator {
  return page.getByRole('banner')
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: accountText.signOut })).toBeVisible()
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(header(page).getByRole('link', { name: accountText.signIn })).toBeVisible()
}
