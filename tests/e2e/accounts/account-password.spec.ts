import { accountToasts } from '../../../src/content/account/account.ts'
import { newPasswordText } from '../../../src/content/account/account-steps.ts'
import { passwordPart } from '../../../src/content/account/own-account.ts'
import * as limits from '../../../src/domain/limits.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { codeIn, openAccount, part } from '../../support/pages/account-page.ts'
import { createMember, isAlive, signInElsewhere } from '../../support/pages/accounts.ts'
import { toast } from '../../support/pages/sign-in-page.ts'
import { sentAccountMail } from '../../support/servers/sent-mail.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect, test } from '../../support/site-test.ts'

const hours = limits.account.reauthenticateHours + 1

test('a new password signs out the other devices; an old session needs a code from the mailbox first', async ({
  page,
  request,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status (401|422): .*\/auth\/v1\/user/)
  const member = await createMember(request)
  const other = await signInElsewhere(request, member)
  await openAccount(page, member.session)
  const section = part(page, passwordPart)
  const change = section.getByRole('button', { name: passwordPart.change })
  const field = section.getByLabel(newPasswordText.label)
  const save = section.getByRole('button', { name: newPasswordText.submit })
  const code = section.getByLabel(passwordPart.code.label)
  const changed = toast(page, accountToasts.passwordChanged)

  await change.click()
  await expect(field).toBeFocused()
  await field.fill('a sequel in two acts')
  await field.press('Enter')
  await expect(changed).toBeVisible()
  await expect(change).toBeFocused()
  expect(await isAlive(request, other)).toBe(false)
  expect(await isAlive(request, member.session)).toBe(true)
  await changed.getByRole('button').click()

  await test.step('in an old session the code is asked for in place', async () => {
    await changeSiteDatabase(
      `update auth_sessions set created_at = created_at - $2 * interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [member.email, hours],
    )
    await change.click()
    await field.fill('password')
    await save.click()
    await expect(code).toBeVisible()
    await expect(section.getByText(member.email)).toBeVisible()
    await expectNoViolations(page)
    await expect.poll(() => sentAccountMail(member.email, 'code')).not.toBeNull()
    const mail = await sentAccountMail(member.email, 'code')

    const right = codeIn(mail?.text ?? '')
    await code.fill(right)
    await save.click()
    await expect(section.getByText(/most common/)).toBeVisible()
    await section.getByRole('button', { name: passwordPart.code.other }).click()
    await field.fill('a prequel in one act')
    await save.click()

    await code.fill(right === '123456' ? '654321' : '123456')
    await save.click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await expect
      .poll(async () => codeIn((await sentAccountMail(member.email, 'code'))?.text ?? ''))
      .not.toBe(right)
    const newest = await sentAccountMail(member.email, 'code')
    await code.fill(codeIn(newest?.text ?? ''))
    await save.click()
    await expect(changed).toBeVisible()
    await expect(change).toBeFocused()
  })
})
