import type { Page } from '@playwright/test'
import { accountToasts, fieldText, signInText } from '../../../src/content/account/account.ts'
import {
  expiredText,
  forgottenText,
  linkText,
  mailSentText,
  newPasswordText,
} from '../../../src/content/account/account-steps.ts'
import { accountText } from '../../../src/content/shell/shell.ts'
import * as limits from '../../../src/domain/limits.ts'
import { authPath, pagePaths, serverPaths } from '../../../src/routes.ts'
import { test } from '../../support/member-test.ts'
import {
  askForAccount,
  callAccounts,
  createMember,
  freshAddress,
  isAlive,
  mailedLink,
  password,
  type Session,
  signInElsewhere,
  storeSession,
} from '../../support/pages/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  header,
  passwordIn,
  signIn,
  toast,
} from '../../support/pages/sign-in-page.ts'
import { expect } from '../../support/site-test.ts'

const newPassword = 'a sequel in two acts'

test('after many requests from one network the form solves a captcha by itself, and the mail is sent', async ({
  page,
  request,
  visit,
  troubles,
  origin,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/recover/)
  const member = await createMember(request)
  for (let times = 0; times < limits.account.mailCallsWithoutCaptcha.attempts; times += 1) {
    const colleague = { email: freshAddress() }
    await page.request.post(serverPaths.authRecover, { data: colleague, headers: { Origin: origin } })
  }
  await visit(pagePaths.auth)
  await accountForm(page).getByLabel(fieldText.email).fill(member.email)
  await page.getByRole('button', { name: signInText.forgotten }).click()
  const refused = page.waitForResponse((response) => response.status() === 400)
  await page.getByRole('button', { name: forgottenText.submit }).click()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  expect(await mailedLink(member.email, 'reset')).toContain(origin)
})

test('a password reset by mail makes the old password invalid and signs out other devices', async ({
  page,
  context,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  troubles.allow(/Status 422: .*\/auth\/v1\/user/)
  const member = await createMember(request)
  await visit(pagePaths.auth)
  await accountForm(page).getByLabel(fieldText.email).fill(member.email)
  await page.getByRole('button', { name: signInText.forgotten }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgottenText.heading)
  await expect(accountForm(page).getByLabel(fieldText.email)).toHaveValue(member.email)
  await page.getByRole('button', { name: forgottenText.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)

  const tab = await context.newPage()
  await tab.goto(await mailedLink(member.email, 'reset'))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(linkText.recovery.heading)
  await expect(tab).toHaveURL(pagePaths.auth)
  await tab.getByRole('button', { name: linkText.recovery.submit }).click()
  await expect(tab.getByLabel(newPasswordText.label)).toBeVisible()
  await expect(tab).toHaveURL(pagePaths.auth)
  await expect(tab.getByText(newPasswordText.lead)).toBeVisible()
  await expect(tab.getByRole('main').getByText(member.email)).toBeVisible()

  // Reloading the page or coming back to the tab keeps the new-password form.
  await tab.reload()
  await expect(tab.getByLabel(newPasswordText.label)).toBeVisible()
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await test.step('a weak password or the old one is refused', () => expectRefusals(tab))
  await tab.getByLabel(newPasswordText.label).fill(newPassword)
  await tab.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(toast(tab, accountToasts.passwordChanged)).toBeVisible()
  await expect(tab).toHaveURL(pagePaths.home)
  await expectSignedIn(tab)

  expect(await isAlive(request, member.session)).toBe(false)

  await header(tab).getByRole('button', { name: accountText.signOut }).click()
  await expectSignedOut(tab)
  await header(tab).getByRole('link', { name: accountText.signIn }).click()
  await signIn(tab, member.email, password)
  await expect(toast(tab, { title: 'Sign In Failed' })).toBeVisible()
  await passwordIn(tab).fill(newPassword)
  await tab.getByRole('button', { name: signInText.submit, exact: true }).click()
  await expect(tab).toHaveURL(pagePaths.home)
  await expectSignedIn(tab)
})

async function expectRefusals(page: Page): Promise<void> {
  const field = page.getByLabel(newPasswordText.label)
  const save = page.getByRole('button', { name: newPasswordText.submit })
  await field.fill('12345')
  await save.click()
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible()
  await field.fill('password')
  await save.click()
  await expect(accountForm(page).getByText(/most common/)).toBeVisible()
  await field.fill(password)
  await save.click()
  await expect(accountForm(page).getByText(/different from the old/)).toBeVisible()
  await expect(field).toBeFocused()
}

test('a confirmation link works once, also in an open sign-in tab; after that, another can be requested', async ({
  page,
  context,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  const email = await askForAccount(request)
  const link = await mailedLink(email, 'confirm')
  await visit(pagePaths.auth)
  await page.goto(link)
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
  await header(page).getByRole('button', { name: accountText.signOut }).click()
  await expectSignedOut(page)

  const tab = await context.newPage()
  await tab.goto(link)
  await tab.getByRole('button', { name: linkText.signup.submit }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(expiredText.heading)
  await expectSignedOut(tab)
  await tab.getByLabel(fieldText.email).fill(email)
  await tab.getByRole('button', { name: expiredText.submit }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  await expect.poll(() => mailedLink(email, 'known')).toMatch(/\/auth$/)
})

test('when several sign-ups use one address, its owner sets the password', async ({ page, request }) => {
  const email = await askForAccount(request)
  await askForAccount(request, email)
  await page.goto(await mailedLink(email, 'confirm'))
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await page.getByLabel(newPasswordText.label).fill(newPassword)
  await page.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('a reset link asks even a signed-in member for a new password, whatever page it opens', async ({
  page,
  request,
}) => {
  test.slow()
  const { email, session } = await createMember(request)
  await callAccounts(request, serverPaths.authRecover, { email })
  await test.step('our own link, which can be canceled', async () => {
    await storeSession(page, session)
    await page.goto(await mailedLink(email, 'reset'))
    await page.getByRole('button', { name: linkText.recovery.submit }).click()
    await expect(page.getByLabel(newPasswordText.label)).toBeVisible()
    await expect(page).toHaveURL(pagePaths.auth)
    await page.getByRole('button', { name: newPasswordText.cancel }).click()
    await expect(page).toHaveURL(pagePaths.home)
    await expectSignedOut(page)
  })

  await test.step('a link from a hosted project', async () => {
    const fresh = await signInElsewhere(request, { email })
    const token = await hostedToken(page, fresh)
    await page.goto(`${pagePaths.portfolio}#${fragmentOf(fresh, 'recovery', token)}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await page.getByLabel(newPasswordText.label).fill(newPassword)
    await page.getByRole('button', { name: newPasswordText.submit }).click()
    await expect(page).toHaveURL(pagePaths.home)
    await expectSignedIn(page)
  })
})

test('a hosted project’s link that is refused or carries our tokens is explained; other links sign in', async ({
  page,
  member: { session },
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('an address with our own tokens signs nobody in', async () => {
    await page.goto(`${pagePaths.terms}#${fragmentOf(session, 'signup', session.access_token)}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await expect(heading).toHaveText(expiredText.heading)
    await expectSignedOut(page)
  })

  await test.step('a refused link offers another one', async () => {
    const refusal = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
    await page.goto(`${pagePaths.quote}#${refusal}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await expect(heading).toHaveText(expiredText.heading)
    await page.getByLabel(fieldText.email).fill(freshAddress())
    await page.getByRole('button', { name: expiredText.submit }).click()
    await expect(heading).toHaveText(mailSentText.heading)
  })

  await test.step('a confirmation signs in, and its tokens are removed from the address', async () => {
    const token = await hostedToken(page, session)
    await page.goto(`${pagePaths.terms}#${fragmentOf(session, 'signup', token)}`)
    await expectSignedIn(page)
    await expect(toast(page, accountToasts.signedIn)).toBeVisible()
    expect(await page.evaluate(() => location.href)).not.toContain('token')
  })
})

/** The fragment that a hosted project adds to the address after its link was followed. */
function fragmentOf(session: Session, type: 'recovery' | 'signup', token: string): string {
  return new URLSearchParams({
    access_token: token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type,
  }).toString()
}

/** Turns our token into one of a hosted project, which only the faked account service accepts. */
async function hostedToken(page: Page, session: Session): Promise<string> {
  const [head, claims = '', signature] = session.access_token.split('.')
  const own: object = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const hosted = Buffer.from(JSON.stringify({ ...own, iss: 'https://project.example/auth/v1' }))
  const token = `${head}.${hosted.toString('base64url')}.${signature}`
  await page.route(`**${authPath}/**`, (route) => {
    const headers = route.request().headers()
    const known = headers.authorization === `Bearer ${token}`
    return route.continue({
      headers: { ...headers, ...(known && { authorization: `Bearer ${session.access_token}` }) },
    })
  })
  return token
}
