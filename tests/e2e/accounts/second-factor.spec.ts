import { readFile } from 'node:fs/promises'
import { accountToasts, fieldText, signInText } from '../../../src/content/account/account.ts'
import {
  codeText,
  endedText,
  forgottenText,
  linkText,
  mailSentText,
  recoveryCodeText,
  resetSentText,
} from '../../../src/content/account/account-steps.ts'
import { codesPart, factorPart } from '../../../src/content/account/own-account.ts'
import * as limits from '../../../src/domain/limits.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { openAccount, part } from '../../support/pages/account-page.ts'
import {
  authenticator,
  callAccounts,
  createMember,
  enrollFactor,
  mailedLink,
  signInElsewhere,
  storeSession,
} from '../../support/pages/accounts.ts'
import { accountForm, expectSignedIn, signIn, toast } from '../../support/pages/sign-in-page.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect, test } from '../../support/site-test.ts'

test('an authenticator app is added; its recovery codes are shown once, and one signs in without the phone', async ({
  page,
  browser,
  request,
  troubles,
  origin,
}) => {
  test.slow()
  troubles.allow(/Status 422: .*\/verify/)
  const member = await createMember(request)
  await openAccount(page, member.session)
  const section = part(page, factorPart)
  await section.getByRole('button', { name: factorPart.add }).click()
  await expect(section.getByLabel(factorPart.nameLabel)).toBeFocused()
  await section.getByLabel(factorPart.nameLabel).fill('Ada’s phone')
  await page.keyboard.press('Enter')

  await expect(section.getByRole('heading', { name: factorPart.scan.heading })).toBeFocused()
  const picture = section.getByRole('img', { name: factorPart.scan.picture })
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoViolations(page)
  const app = await authenticator((await section.locator('code').textContent()) ?? '')
  const code = section.getByLabel(codeText.label)
  await code.fill(app.oldCode())
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(app.freshCode())
  await code.press('Enter')

  await expect(section.getByRole('heading', { name: codesPart.shown.heading })).toBeFocused()
  await expect(section.getByText(codesPart.shown.warning.title)).toBeVisible()
  const shown = section.getByRole('list', { name: codesPart.shown.list }).getByRole('listitem')
  await expect(shown).toHaveCount(limits.factors.recoveryCodes)
  await expectNoViolations(page)
  const codes = await shown.allTextContents()
  const started = page.waitForEvent('download')
  await section.getByRole('button', { name: codesPart.shown.download }).click()
  const file = await readFile(await (await started).path(), 'utf8')
  for (const each of codes) expect(file).toContain(each.trim())
  await section.getByRole('button', { name: codesPart.shown.done }).click()
  await expect(shown).toHaveCount(0)
  await expect(section.getByText(codesPart.left(10))).toBeVisible()
  await page.reload()
  await expect(section.getByText(codesPart.left(10))).toBeVisible()
  await expect(section.getByRole('list', { name: factorPart.apps })).toContainText('Ada’s phone')

  await test.step('on another device, without the phone', async () => {
    const other = await browser.newContext({ baseURL: origin })
    const tab = await other.newPage()
    await tab.goto(`${pagePaths.auth}?next=${pagePaths.account}`)
    await expect(accountForm(tab)).toHaveAttribute('data-enhanced', 'true')
    await signIn(tab, member.email)
    await tab.getByRole('button', { name: codeText.lost }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(recoveryCodeText.heading)
    await expectNoViolations(tab)
    const field = tab.getByLabel(recoveryCodeText.label)
    await field.fill('abcd')
    await field.press('Enter')
    await expect(tab.getByText(recoveryCodeText.invalid)).toBeVisible()
    await field.fill('abcd-efgh-2345-abcd')
    await field.press('Enter')
    await expect(toast(tab, { title: 'Code Not Accepted' })).toBeVisible()
    await field.fill(codes[3]?.toUpperCase() ?? '')
    await field.press('Enter')
    await expect(tab).toHaveURL(pagePaths.account)
    await expect(part(tab, factorPart).getByText(codesPart.left(9))).toBeVisible()
    await other.close()
  })

  await test.step('the app is removed after a question', async () => {
    await section.getByRole('button', { name: factorPart.removeNamed('Ada’s phone') }).click()
    await expect(section.getByText(factorPart.confirm.last('Ada’s phone'))).toBeFocused()
    await section.getByRole('button', { name: factorPart.confirm.yes }).click()
    await expect(toast(page, factorPart.removed)).toBeVisible()
    await expect(section.getByText(factorPart.off)).toBeVisible()
    await expect(section.getByText(codesPart.heading)).toHaveCount(0)
  })
})

test('a session without its second factor is asked for the code before it sees the account', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(/Status 401: .*\/functions\/v1\/account/)
  const member = await createMember(request)
  const app = await enrollFactor(request, member)
  await storeSession(page, await signInElsewhere(request, member))
  await page.goto(pagePaths.account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeText.heading)
  await page.getByLabel(codeText.label).fill(app.freshCode())
  await page.getByRole('button', { name: codeText.submit }).click()
  await expect(page).toHaveURL(pagePaths.account)
  await expect(part(page, factorPart).getByText(factorPart.on)).toBeVisible()
})

test('without phone and codes a mailed link removes the second check, a day later', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  const member = await createMember(request)
  await enrollFactor(request, member)
  const heading = page.getByRole('heading', { level: 1 })
  await visit(pagePaths.auth)
  await signIn(page, member.email)
  await page.getByRole('button', { name: codeText.lost }).click()
  await page.getByRole('button', { name: recoveryCodeText.none.action }).click()
  await expect(heading).toHaveText(resetSentText.heading)
  await expect(page.getByText(resetSentText.cancels)).toBeVisible()
  await expect(page.getByText(resetSentText.usable)).toContainText(/\d{4} at \d+:\d\d/)
  await expectNoViolations(page)

  const link = await mailedLink(member.email, 'factor-reset')
  const remove = page.getByRole('button', { name: linkText.factor_reset.submit })
  await page.goto(link)
  await expect(heading).toHaveText(linkText.factor_reset.heading)
  await remove.click()
  await expect(accountForm(page).getByText(/This link works from/)).toBeVisible()
  await expectNoViolations(page)

  await changeSiteDatabase(
    `update auth_links set usable_at = now() - interval '1 minute'
     where kind = 'factor_reset' and user_id = (select id from users where email = $1)`,
    [member.email],
  )
  await remove.click()
  await expect(page).toHaveURL(pagePaths.account)
  await expect(toast(page, accountToasts.factorRemoved)).toBeVisible()
  await expect(part(page, factorPart).getByText(factorPart.off)).toBeVisible()

  await page.goto(link)
  await remove.click()
  await expect(page.getByText(endedText.factor_reset.lead)).toBeVisible()
  await page.getByRole('button', { name: endedText.factor_reset.action.label }).click()
  // Still signed in, so there is nothing to sign in for.
  await expect(page).toHaveURL(pagePaths.account)
})

test('a mailed link signs in when the attempts are used up', async ({
  page,
  request,
  visit,
  troubles,
  origin,
}) => {
  test.slow()
  troubles.allow(/Status (400|429): .*\/auth\/v1\/token/)
  const member = await createMember(request)
  await visit(`${pagePaths.auth}?next=${pagePaths.inquiry}`)
  for (let times = 0; times < limits.account.calls.attempts; times += 1) {
    await page.request.post(`${serverPaths.authToken}?grant_type=password`, {
      data: { email: member.email, password: 'not the password' },
      headers: { Origin: origin },
    })
  }
  await signIn(page, member.email)
  await page.getByRole('button', { name: signInText.byLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  await expect(page.getByText(mailSentText.lead.magiclink)).toBeVisible()
  await page.goto(await mailedLink(member.email, 'sign-in'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkText.magiclink.heading)
  await expectNoViolations(page)
  await page.getByRole('button', { name: linkText.magiclink.submit }).click()
  await expect(page).toHaveURL(pagePaths.inquiry)
  await expectSignedIn(page)
})

test('a mailed link also lets in whoever used up the attempts for a code', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status (422|429): .*\/factors\//)
  const member = await createMember(request)
  const app = await enrollFactor(request, member)
  await visit(pagePaths.auth)
  await signIn(page, member.email)
  const field = page.getByLabel(codeText.label)
  const byLink = page.getByRole('button', { name: signInText.byLink })
  for (let times = 0; times < limits.factors.perMinute.attempts; times += 1) {
    await field.fill(app.oldCode())
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('')
  }
  await field.fill(app.oldCode())
  await field.press('Enter')
  await byLink.click()
  await expect(page.getByText(mailSentText.lead.magiclink)).toBeVisible()
  await page.goto(await mailedLink(member.email, 'sign-in'))
  await page.getByRole('button', { name: linkText.magiclink.submit }).click()
  await field.fill(app.freshCode())
  await field.press('Enter')
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('a forgotten password needs no new one: a link just signs in, and so does a reset link', async ({
  page,
  request,
  visit,
}) => {
  const member = await createMember(request)
  await visit(pagePaths.auth)
  await accountForm(page).getByLabel(fieldText.email).fill(member.email)
  await page.getByRole('button', { name: signInText.forgotten }).click()
  await page.getByRole('button', { name: forgottenText.byLink }).click()
  await expect(page.getByText(mailSentText.lead.magiclink)).toBeVisible()
  await mailedLink(member.email, 'sign-in')

  await callAccounts(request, serverPaths.authRecover, { email: member.email })
  await page.goto(await mailedLink(member.email, 'reset'))
  await page.getByRole('button', { name: linkText.recovery.instead }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})
