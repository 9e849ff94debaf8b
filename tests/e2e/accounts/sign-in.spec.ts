import type { Locator, Page } from '@playwright/test'
import { accountToasts, fieldText, signInText, signUpText } from '../../../src/content/account/account.ts'
import { linkText, mailSentText, newPasswordText } from '../../../src/content/account/account-steps.ts'
import { signOutToasts } from '../../../src/content/account/sign-out.ts'
import { accountText } from '../../../src/content/shell/shell.ts'
import { sessionKey } from '../../../src/domain/account/session-key.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { test } from '../../support/member-test.ts'
import {
  callAccounts,
  createMember,
  enrollFactor,
  freshAddress,
  mailedLink,
  password,
  storeSession,
} from '../../support/pages/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  fillIn,
  header,
  passwordIn,
  signIn,
  toast,
} from '../../support/pages/sign-in-page.ts'
import { expect, wake } from '../../support/site-test.ts'

const logoutCalls = `**${serverPaths.authLogout}*`

test('a visitor signs up, confirms by mail, and is signed in until they sign out', async ({
  page,
  context,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/^Failed: .*\/auth\/v1\/logout/)
  const email = freshAddress()
  await test.step('sign up', async () => {
    await visit(pagePaths.terms)
    await header(page).getByRole('link', { name: accountText.signIn }).click()
    await page.getByRole('button', { name: signInText.toggle }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const form = await fillIn(page, email)
    await form.getByLabel(fieldText.displayName).fill('Ada Lovelace')
    await expect(form.getByText('At least 6 characters')).toBeVisible()
    await form.getByRole('button', { name: signUpText.submit }).click()
    await expect(toast(page, accountToasts.signedUp)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
  })

  const tab = await context.newPage()
  await test.step('follow the link in the mail in another tab', async () => {
    await tab.goto(pagePaths.quote)
    await tab.goto(await mailedLink(email, 'confirm'))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Address')
    await expect(tab).toHaveURL(pagePaths.auth)
    await expectSignedOut(tab)
    await tab.getByRole('button', { name: 'Confirm My Address' }).click()
    await expect(tab).toHaveURL(pagePaths.home)
    await expect(toast(tab, accountToasts.confirmed)).toBeVisible()
    await expectSignedIn(tab)
    await tab.goBack()
    await expect(tab).toHaveURL(pagePaths.quote)
    // The first tab is signed in too and has left the page that waited for the mail.
    await expect(page).toHaveURL(pagePaths.home)
    await expectSignedIn(page)
  })

  await test.step('sign out with the menu on a phone', () => signOutOnPhone(tab))
  await expectSignedOut(page)
  expect(await tab.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
})

/** The first attempt fails and changes nothing; the second leads home. */
async function signOutOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.locator('#site-menu')
  const signOut = menu.getByRole('button', { name: accountText.signOut })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: accountText.inquiries })).toBeVisible()
  await page.route(logoutCalls, (route) => route.abort('connectionrefused'))
  await signOut.click()
  await expect(toast(page, signOutToasts.failed)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.quote)
  await expect(signOut).toBeVisible()

  await page.unroute(logoutCalls)
  await signOut.click()
  await expect(page).toHaveURL(pagePaths.home)
  await expect(toast(page, signOutToasts.done)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: accountText.signIn })).toBeVisible()
  await expect(menu.getByRole('link', { name: accountText.inquiries })).toBeHidden()
}

test('signing in and out by keyboard alone also takes effect in another tab', async ({
  page,
  context,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  const { email } = await createMember(request)
  const other = await context.newPage()
  await other.goto(pagePaths.quote)
  await wake(other)
  await expectSignedOut(other)
  await visit(pagePaths.terms)
  await header(page).getByRole('link', { name: accountText.signIn }).press('Enter')
  await expectStopsInOrder(page)

  const form = accountForm(page)
  await form.getByLabel(fieldText.email).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Invalid login credentials')).toBeVisible()
  await passwordIn(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.home)
  await expect(toast(page, accountToasts.signedIn)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expectSignedIn(page)
  await expectSignedIn(other)

  await test.step('the browser keeps only what the privacy policy names', async () => {
    const cookies = await context.cookies()
    expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
      { name: 'device', httpOnly: true, sameSite: 'Strict' },
    ])
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const named = ['accessibility-settings', 'fonts-loaded', 'contact-widget', 'first-page', sessionKey]
    const places = [pagePaths.terms, pagePaths.auth].map((path) => `place${path}`)
    expect(left.filter((key) => ![...named, ...places].includes(key))).toEqual([])
  })

  // The sign-in page is no longer in the history.
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.terms)
  await page.goForward()
  await expect(page).toHaveURL(pagePaths.home)
  await header(page).getByRole('button', { name: accountText.signOut }).press('Enter')
  await expectSignedOut(page)
  await expectSignedOut(other)
  await expect(other).toHaveURL(pagePaths.quote)
})

/** The Tab key reaches the controls of the sign-in page in this order. */
async function expectStopsInOrder(page: Page): Promise<void> {
  const form = accountForm(page)
  const stops: Locator[] = [
    page.getByRole('link', { name: 'Back to Home' }),
    form.getByLabel(fieldText.email),
    passwordIn(page),
    form.getByRole('button', { name: fieldText.show }),
    page.getByRole('button', { name: signInText.forgotten }),
    form.getByRole('button', { name: signInText.submit }),
    page.getByRole('button', { name: signInText.toggle }),
  ]
  await expect(form).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport()
  }
}

test('a signed-in member who opens the sign-in page is sent home, never to another site', async ({
  page,
  member,
  visit,
}) => {
  await storeSession(page, member.session)
  await visit(pagePaths.quote)
  await page.goto(`${pagePaths.auth}?next=${encodeURIComponent('https://evil.example')}`)
  await expect(page).toHaveURL(pagePaths.home)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.quote)
})

test('a second factor is required at every sign-in and before a new password', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 422: .*\/verify/)
  const member = await createMember(request)
  const app = await enrollFactor(request, member)
  await callAccounts(request, serverPaths.authRecover, { email: member.email })
  const field = page.getByLabel('Six-Digit Code')
  const next = page.getByRole('button', { name: 'Continue' })

  await test.step('sign in', async () => {
    await visit(pagePaths.auth)
    await signIn(page, member.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the Code')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.fill('12')
    await next.click()
    await expect(page.getByText('Enter the six digits')).toBeVisible()
    await field.fill(app.oldCode())
    await next.click()
    await expect(toast(page, { title: 'Sign In Failed' })).toBeVisible()
    // A reload does not bypass the code.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the Code')
    const code = app.freshCode()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await next.click()
    await expect(page).toHaveURL(pagePaths.home)
    await expectSignedIn(page)
  })

  await test.step('choose a new password', async () => {
    await page.goto(await mailedLink(member.email, 'reset'))
    await page.getByRole('button', { name: linkText.recovery.submit }).click()
    await field.fill(app.freshCode())
    await next.click()
    await page.getByLabel(newPasswordText.label).fill('a sequel in two acts')
    await page.getByRole('button', { name: newPasswordText.submit }).click()
    await expect(page).toHaveURL(pagePaths.home)
  })
})
