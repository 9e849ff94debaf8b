import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { accountToasts, fieldText } from '../../../src/content/account/account.ts'
import { codeText, endedText, joiningText, linkText } from '../../../src/content/account/account-steps.ts'
import { staffNotice } from '../../../src/content/account/own-account.ts'
import { staffPath } from '../../../src/domain/desk/staff-path.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import {
  createMember,
  enrollFactor,
  freshAddress,
  isAlive,
  mailedLink,
} from '../../support/pages/accounts.ts'
import { accountForm, toast } from '../../support/pages/sign-in-page.ts'
import { expect, test } from '../../support/site-test.ts'

/** Invites somebody at the server, as its operator does, and returns the mailed link. */
async function invite(email: string): Promise<string> {
  const { SITE_DATA_DIR = '' } = process.env
  await promisify(execFile)(process.execPath, ['tools/staff.ts', 'invite', email, '--role', 'viewer'], {
    env: { ...process.env, DATA_DIR: SITE_DATA_DIR },
  })
  return mailedLink(email, 'invite')
}

test('somebody without an account accepts an invitation, gives name and password, and is sent for a phone', async ({
  page,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  const link = await invite(freshAddress())
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(link)
  await expect(heading).toHaveText(linkText.invite.heading)
  await expectNoViolations(page)
  await page.getByRole('button', { name: linkText.invite.submit }).press('Enter')

  await expect(heading).toHaveText(joiningText.heading)
  await expectNoViolations(page)
  await page.getByRole('button', { name: joiningText.submit }).press('Enter')
  const name = page.getByLabel(fieldText.displayName)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await name.fill('Grace Hopper')
  await accountForm(page).locator('input[name="password"]').fill('a film in three acts')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.account)
  await expect(toast(page, accountToasts.joined)).toBeVisible()
  await expect(page.getByText(staffNotice.closed.title)).toBeVisible()
  await expect(page.getByText('Grace Hopper')).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: linkText.invite.submit }).click()
  await expect(heading).toHaveText(endedText.invite.heading)
  await expectNoViolations(page)
})

test('somebody with an account and a phone accepts, gives a code and is at the desk; other devices are signed out', async ({
  page,
  request,
}) => {
  test.slow()
  const member = await createMember(request)
  const app = await enrollFactor(request, member)
  await page.goto(await invite(member.email))
  await page.getByRole('button', { name: linkText.invite.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeText.heading)
  expect(await isAlive(request, member.session)).toBe(false)
  await page.getByLabel(codeText.label).fill(app.freshCode())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(staffPath)
})
