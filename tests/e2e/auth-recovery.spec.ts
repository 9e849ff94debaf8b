import type { Page } from '@playwright/test'
import { accountToasts, fieldText, signInText } from '../../src/content/account.ts'
import {
  expiredText,
  forgottenText,
  linkText,
  mailSentText,
  newPasswordText,
} from '../../src/content/account-steps.ts'
import { authPath, pagePaths, serverPaths } from '../../src/routes.ts'
import {
  askForAccount,
  callAccounts,
  createMember,
  enrolFactor,
  freshAddress,
  type Member,
  mailedLink,
  password,
  storeSession,
} from '../support/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  header,
  passwordIn,
  signIn,
  toast,
} from '../support/sign-in-page.ts'
import { appReady, expect, test } from '../support/site-test.ts'

const newPassword = 'a sequel in two acts'

/** What a hosted project puts into the address once its link was followed. */
function fragmentOf({ session }: Member, type: 'recovery' | 'signup', token: string): string {
  return new URLSearchParams({
    access_token: token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type,
  }).toString()
}

/** The account becomes one of a hosted project, whose tokens name another issuer and are known to it alone. */
async function hostedToken(page: Page, { session }: Member): Promise<string> {
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

test('a forgotten password is replaced by mail: the old one is refused, other devices are signed out', async ({
  page,
  context,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
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

  // Reloading the page, or coming back to the tab, does not lose the question.
  await tab.reload()
  await expect(tab.getByLabel(newPasswordText.label)).toBeVisible()
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await tab.getByLabel(newPasswordText.label).fill(newPassword)
  await tab.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(toast(tab, accountToasts.passwordChanged)).toBeVisible()
  await expect(tab).toHaveURL(pagePaths.home)
  await expectSignedIn(tab)

  const elsewhere = await request.get(serverPaths.authUser, {
    headers: { Authorization: `Bearer ${member.session.access_token}` },
  })
  expect(elsewhere.status()).toBe(403)

  await header(tab).getByRole('button', { name: 'Sign Out' }).click()
  await expectSignedOut(tab)
  await tab.goto(pagePaths.auth)
  await appReady(tab)
  await signIn(tab, member.email, password)
  await expect(toast(tab, { title: 'Sign In Failed' })).toBeVisible()
  await passwordIn(tab).fill(newPassword)
  await tab.getByRole('button', { name: signInText.submit, exact: true }).click()
  await expect(tab).toHaveURL(pagePaths.home)
  await expectSignedIn(tab)
})

test('a password that is weak or the same again is refused at its field', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 422: .*\/auth\/v1\/user/)
  const { email } = await createMember(request)
  await callAccounts(request, serverPaths.authRecover, { email })
  await visit(pagePaths.home)
  await page.goto(await mailedLink(email, 'reset'))
  await page.getByRole('button', { name: linkText.recovery.submit }).click()
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
  await page.getByRole('button', { name: newPasswordText.cancel }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedOut(page)
})

test('a link works once; the second time another can be had', async ({
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
  await visit(pagePaths.terms)
  await page.goto(link)
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await expectSignedIn(page)
  await header(page).getByRole('button', { name: 'Sign Out' }).click()
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

test('a link opened in the tab that waits for it is taken, too', async ({ page, request, visit }) => {
  const email = await askForAccount(request)
  const link = await mailedLink(email, 'confirm')
  await visit(pagePaths.auth)
  await page.goto(link)
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('a reset link is not swallowed by being signed in', async ({ page, request }) => {
  const { email, session } = await createMember(request)
  await callAccounts(request, serverPaths.authRecover, { email })
  await storeSession(page, session)
  await page.goto(await mailedLink(email, 'reset'))
  await page.getByRole('button', { name: linkText.recovery.submit }).click()
  await expect(page.getByLabel(newPasswordText.label)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.auth)
})

test('where several people asked for one address, its owner chooses the password', async ({
  page,
  request,
  visit,
}) => {
  const email = await askForAccount(request)
  await askForAccount(request, email)
  const link = await mailedLink(email, 'confirm')
  await visit(pagePaths.terms)
  await page.goto(link)
  await page.getByRole('button', { name: linkText.signup.submit }).click()
  await page.getByLabel(newPasswordText.label).fill(newPassword)
  await page.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('a second factor is asked for before a new password', async ({ page, request, visit }) => {
  test.slow()
  const member = await createMember(request)
  const code = await enrolFactor(request, member)
  await callAccounts(request, serverPaths.authRecover, { email: member.email })
  await visit(pagePaths.terms)
  await page.goto(await mailedLink(member.email, 'reset'))
  await page.getByRole('button', { name: linkText.recovery.submit }).click()
  await page.getByLabel('Six-Digit Code').fill(code(1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(newPasswordText.label).fill(newPassword)
  await page.getByRole('button', { name: newPasswordText.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
})

test.describe('links of a hosted project', () => {
  test('a reset asks for the new password, whatever page it leads to', async ({ page, request }) => {
    const member = await createMember(request)
    const token = await hostedToken(page, member)
    await page.goto(`${pagePaths.portfolio}#${fragmentOf(member, 'recovery', token)}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await page.getByLabel(newPasswordText.label).fill(newPassword)
    await page.getByRole('button', { name: newPasswordText.submit }).click()
    await expect(page).toHaveURL(pagePaths.home)
    await expectSignedIn(page)
  })

  test('a confirmation signs in, and its tokens leave the address', async ({ page, request }) => {
    const member = await createMember(request)
    const token = await hostedToken(page, member)
    await page.goto(`${pagePaths.home}#${fragmentOf(member, 'signup', token)}`)
    await expectSignedIn(page)
    await expect(toast(page, accountToasts.signedIn)).toBeVisible()
    expect(await page.evaluate(() => location.href)).not.toContain('token')
  })

  test('our own tokens in an address sign nobody in: we never send any', async ({ page, request }) => {
    const member = await createMember(request)
    await page.goto(`${pagePaths.home}#${fragmentOf(member, 'signup', member.session.access_token)}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expiredText.heading)
    await expectSignedOut(page)
  })

  test('a refusal is explained, and another link can be had', async ({ page }) => {
    const refusal = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
    await page.goto(`${pagePaths.home}#${refusal}`)
    await expect(page).toHaveURL(pagePaths.auth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expiredText.heading)
    await page.getByLabel(fieldText.email).fill(freshAddress())
    await page.getByRole('button', { name: expiredText.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  })
})
