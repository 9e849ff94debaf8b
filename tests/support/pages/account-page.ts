import type { Locator, Page } from '@playwright/test'
import { ownAccountText } from '../../../src/content/account/own-account.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect, wake } from '../site-test.ts'
import { type Session, storeSession } from './accounts.ts'

/** Opens the account page as somebody who signed in earlier in this browser. */
export async function openAccount(page: Page, session: Session): Promise<void> {
  await storeSession(page, session)
  await page.goto(pagePaths.account)
  await wake(page)
  await expect(page.getByText(ownAccountText.facts.since, { exact: true })).toBeVisible()
}

/** One of the page's parts, by its heading. */
export function part(page: Page, { heading }: { readonly heading: string }): Locator {
  return page.getByRole('region', { name: heading, exact: true })
}

/** The six digits in a mail. */
export function codeIn(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}
