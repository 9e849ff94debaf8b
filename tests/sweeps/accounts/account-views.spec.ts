import type { Page } from '@playwright/test'
import { fieldText, signInText, signUpText } from '../../../src/content/account/account.ts'
import {
  codeText,
  endedText,
  expiredText,
  forgottenText,
  linkText,
  mailSentText,
  newPasswordText,
  recoveryCodeText,
  resetSentText,
} from '../../../src/content/account/account-steps.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { type Look, looks } from '../../support/looks/looks.ts'
import {
  callAccounts,
  createMember,
  enrollFactor,
  freshAddress,
  mailedLink,
} from '../../support/pages/accounts.ts'
import { accountForm, fillIn, signIn } from '../../support/pages/sign-in-page.ts'
import { expect, test } from '../../support/site-test.ts'

// The last look stays on, so every next step happens where there is the least room.
const places: readonly Look[] = [
  ...looks,
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
]

// With reduced motion, colors have settled when they are checked.
test.use({ reducedMotion: 'reduce' })

test('the sign-in and sign-up forms have no violation in any look, with and without errors', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  await visit(pagePaths.auth)
  await judge(page, signInText.heading)
  await signIn(page, freshAddress(), 'wrong')
  await expect(accountForm(page).getByText('Invalid login credentials')).toBeVisible()
  await judge(page, signInText.heading)
  await page.getByRole('button', { name: signInText.toggle }).click()
  await fillIn(page, 'nobody', '')
  await accountForm(page).getByRole('button', { name: signUpText.submit }).click()
  await expect(accountForm(page).getByText('Display name is required')).toBeVisible()
  await judge(page, signUpText.heading)
})

test('the views for mails and their links have no violation in any look', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  await visit(pagePaths.auth)
  await page.getByRole('button', { name: signInText.toggle }).click()
  await page.getByRole('button', { name: signUpText.toggle, exact: true }).click()
  await page.getByRole('button', { name: signInText.forgotten }).click()
  await judge(page, forgottenText.heading)
  await accountForm(page).getByLabel(fieldText.email).fill(freshAddress())
  await page.getByRole('button', { name: forgottenText.submit }).click()
  await judge(page, mailSentText.heading)
  await page.goto(`${pagePaths.auth}#token_hash=nothing&type=signup&next=%2F`)
  await judge(page, linkText.signup.heading)
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await judge(page, expiredText.heading)
  for (const kind of ['recovery', 'magiclink', 'email_change', 'first_owner', 'factor_reset'] as const) {
    await page.goto(`${pagePaths.auth}#token_hash=nothing&type=${kind}&next=%2F`)
    await judge(page, linkText[kind].heading)
  }
  await page.getByRole('button', { name: linkText.factor_reset.submit }).click()
  await judge(page, endedText.factor_reset.heading)
  await page.goto(`${pagePaths.auth}#token_hash=nothing&type=invite&next=%2Fstaff`)
  await judge(page, linkText.invite.heading)
  await page.getByRole('button', { name: linkText.invite.submit }).click()
  await judge(page, endedText.invite.heading)
})

test('the view for a new password has no violation in any look, with and without errors', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request)
  await callAccounts(request, serverPaths.authRecover, { email })
  await page.goto(await mailedLink(email, 'reset'))
  await page.getByRole('button', { name: linkText.recovery.submit }).click()
  await expect(page.getByLabel(newPasswordText.label)).toBeVisible()
  await judge(page, newPasswordText.heading)
  await page.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(
    accountForm(page)
      .getByText(/at least 6 characters/i)
      .first(),
  ).toBeVisible()
  await judge(page, newPasswordText.heading)
})

test('the views for a second factor have no violation in any look', async ({ page, request, visit }) => {
  const member = await createMember(request)
  await enrollFactor(request, member)
  await visit(pagePaths.auth)
  await signIn(page, member.email)
  await judge(page, codeText.heading)
  await page.getByRole('button', { name: codeText.lost }).click()
  await judge(page, recoveryCodeText.heading)
  await page.getByRole('button', { name: recoveryCodeText.none.action }).click()
  await judge(page, resetSentText.heading)
})

async function judge(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectNoViolationsInLooks(page, places)
}
