import type { Page } from '@playwright/test'
import { newPasswordText } from '../../../src/content/account/account-steps.ts'
import {
  codesPart,
  deletionPart,
  emailPart,
  factorPart,
  namePart,
  ownAccountText,
  passwordPart,
} from '../../../src/content/account/own-account.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { expectToSeeFocus } from '../../support/looks/keyboard-walk.ts'
import { type Look, looks } from '../../support/looks/looks.ts'
import { test } from '../../support/member-test.ts'
import { openAccount, part } from '../../support/pages/account-page.ts'
import { authenticator, createMember, freshAddress } from '../../support/pages/accounts.ts'
import { toast } from '../../support/pages/sign-in-page.ts'
import { expect } from '../../support/site-test.ts'

// The last look stays on, so every next step happens where there is the least room.
const places: readonly Look[] = [
  ...looks,
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
]

// With reduced motion, colors have settled when they are checked.
test.use({ reducedMotion: 'reduce' })

test('a visitor who is not signed in sees no violation in any look', async ({ page, visit }) => {
  await visit(pagePaths.account)
  await expectNoViolationsInLooks(page, places)
})

test('the open forms of the account page have no violation in any look, with and without errors', async ({
  page,
  request,
}) => {
  const { session } = await createMember(request)
  await openAccount(page, session)
  await openForms(page)
  await expectNoViolationsInLooks(page, places)
  await part(page, namePart).getByLabel(namePart.label).fill('')
  await part(page, namePart).getByRole('button', { name: ownAccountText.save }).click()
  await part(page, emailPart).getByRole('button', { name: emailPart.submit }).click()
  await part(page, passwordPart).getByRole('button', { name: newPasswordText.submit }).click()
  await part(page, factorPart).getByRole('button', { name: factorPart.next }).click()
  await expect(page.getByText(factorPart.nameMissing)).toBeVisible()
  await expectNoViolationsInLooks(page, places)
})

test('what the account page waits for, the QR code, the recovery codes and the deletion have no violation in any look', async ({
  page,
  request,
}) => {
  const { session } = await createMember(request)
  await openAccount(page, session)
  const email = part(page, emailPart)
  await email.getByRole('button', { name: ownAccountText.change }).click()
  await email.getByLabel(emailPart.label).fill(freshAddress())
  await email.getByRole('button', { name: emailPart.submit }).click()
  await expect(email.getByText(emailPart.waiting.title)).toBeVisible()
  await startEnrollment(page)
  await expectNoViolationsInLooks(page, places)

  const section = part(page, factorPart)
  const app = await authenticator((await section.locator('code').textContent()) ?? '')
  await section.getByRole('textbox').fill(app.freshCode())
  await section.getByRole('button', { name: factorPart.scan.submit }).click()
  await expect(section.getByText(codesPart.shown.heading)).toBeVisible()
  // It would cover what is pressed next.
  await toast(page, factorPart.turnedOn).getByRole('button').click()
  await section.getByRole('button', { name: factorPart.remove }).click()
  await expectNoViolationsInLooks(page, places)
  await section.getByRole('button', { name: factorPart.confirm.no }).click()
  await section.getByRole('button', { name: codesPart.shown.done }).click()

  await page.getByRole('button', { name: deletionPart.action }).click()
  const dialog = page.getByRole('dialog', { name: deletionPart.dialog.title })
  await expect(dialog).toBeVisible()
  await expectNoViolationsInLooks(page, places)
  await dialog.getByRole('button', { name: deletionPart.dialog.confirm }).click()
  // While it leaves, it passes under the header.
  await toast(page, deletionPart.asked).getByRole('button').click()
  await expect(page.getByRole('button', { name: deletionPart.waiting.keep })).toBeInViewport()
  await expectNoViolationsInLooks(page, places)
})

test('every stop of the keyboard on the account page is seen', async ({ page, member }) => {
  await openAccount(page, member.session)
  await part(page, namePart).getByRole('button', { name: ownAccountText.change }).click()
  await page.getByRole('button', { name: factorPart.add }).click()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await expectToSeeFocus(page)
})

async function openForms(page: Page): Promise<void> {
  for (const words of [namePart, emailPart]) {
    await part(page, words).getByRole('button', { name: ownAccountText.change }).click()
  }
  await page.getByRole('button', { name: passwordPart.change }).click()
  await page.getByRole('button', { name: factorPart.add }).click()
}

async function startEnrollment(page: Page): Promise<void> {
  await page.getByRole('button', { name: factorPart.add }).click()
  const section = part(page, factorPart)
  await section.getByLabel(factorPart.nameLabel).fill('Phone')
  await section.getByRole('button', { name: factorPart.next }).click()
  await expect(section.getByText(factorPart.scan.heading)).toBeVisible()
}
