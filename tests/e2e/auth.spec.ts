import {
  accountScripts,
  accountToasts,
  fieldText,
  signInText,
  signUpText,
} from '../../src/content/account.ts'
import { mailSentText } from '../../src/content/account-steps.ts'
import { authText } from '../../src/content/shell.ts'
import { signOutToasts } from '../../src/content/sign-out.ts'
import { authPath, contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { sessionKey } from '../../src/site/features/account/session-key.ts'
import {
  askForAccount,
  createMember,
  enrolFactor,
  freshAddress,
  mailedLink,
  password,
  storeSession,
} from '../support/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  fillIn,
  header,
  passwordIn,
  signIn,
  toast,
} from '../support/sign-in-page.ts'
import { appReady, expect, test } from '../support/site-test.ts'

const pageChunk = /\/assets\/auth-page-[^/]+\.js$/

test('a visitor signs up, confirms by mail, and is signed in until they sign out', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  const email = freshAddress()
  await visit(pagePaths.terms)
  await header(page).getByRole('link', { name: authText.signIn }).click()
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

  const link = await mailedLink(email, 'confirm')
  const tab = await context.newPage()
  await tab.goto(pagePaths.portfolio)
  await appReady(tab)
  await tab.goto(link)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Address')
  await expect(tab).toHaveURL(pagePaths.auth)
  await expectSignedOut(tab)
  await tab.getByRole('button', { name: 'Confirm My Address' }).click()
  await expect(tab).toHaveURL(pagePaths.home)
  await expect(toast(tab, accountToasts.confirmed)).toBeVisible()
  await expectSignedIn(tab)
  await tab.goBack()
  await expect(tab).toHaveURL(pagePaths.portfolio)
  // The other tab has followed, and has left the page that waited for the mail.
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)

  await header(tab).getByRole('button', { name: authText.signOut }).click()
  await expect(toast(tab, signOutToasts.done)).toBeVisible()
  await expect(tab).toHaveURL(pagePaths.home)
  await expectSignedOut(tab)
  await expectSignedOut(page)
  expect(await tab.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
})

test('signing in leads home, in place of the sign-in page, and says welcome', async ({
  page,
  request,
  visit,
}) => {
  const { email } = await createMember(request)
  await visit(pagePaths.portfolio)
  await header(page).getByRole('link', { name: authText.signIn }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(pagePaths.home)
  await expect(toast(page, accountToasts.signedIn)).toBeVisible()
  await expectSignedIn(page)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.portfolio)
  await page.goForward()
  await expect(page).toHaveURL(pagePaths.home)

  // Whoever is signed in has no business there.
  await visit(pagePaths.quote)
  await page.goto(pagePaths.auth)
  await expect(page).toHaveURL(pagePaths.home)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.quote)
})

test('a wrong password is told in a toast and beside the form, and what was typed stays', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  const email = freshAddress()
  await visit(pagePaths.auth)
  await signIn(page, email, 'not the password')
  await expect(
    toast(page, { title: 'Sign In Failed', description: 'Invalid login credentials' }),
  ).toBeVisible()
  const form = accountForm(page)
  await expect(form.getByText('Invalid login credentials')).toBeVisible()
  await expect(form.getByLabel(fieldText.email)).toHaveValue(email)
  await expect(form.getByRole('button', { name: signInText.submit })).toBeFocused()
  await expect(passwordIn(page)).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: fieldText.show }).click()
  await expect(passwordIn(page)).toHaveAttribute('type', 'text')
  await expect(passwordIn(page)).toHaveValue('not the password')
  await form.getByRole('button', { name: fieldText.hide }).click()
  await expect(passwordIn(page)).toHaveAttribute('type', 'password')
})

test('an address that was never confirmed gets its mail again', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  const email = await askForAccount(request)
  await visit(pagePaths.auth)
  await signIn(page, email)
  await expect(toast(page, { title: 'Sign In Failed', description: 'Email not confirmed' })).toBeVisible()
  await page.getByRole('button', { name: signInText.unconfirmed }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: mailSentText.again })).toBeDisabled()
  await expect(page.getByText(mailSentText.againIn)).toContainText(/0:\d\d/)
  await page.getByRole('button', { name: mailSentText.otherAddress }).click()
  await expect(accountForm(page).getByLabel(fieldText.email)).toHaveValue(email)
})

test('a mail can be had again after a minute', async ({ page, request, visit }) => {
  const email = await askForAccount(request)
  await page.clock.install()
  await visit(pagePaths.auth)
  await page.getByRole('button', { name: signInText.forgotten }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Your Password')
  await accountForm(page).getByLabel(fieldText.email).fill(email)
  await accountForm(page).getByRole('button', { name: 'Send the Link' }).click()
  const again = page.getByRole('button', { name: mailSentText.again })
  await expect(again).toBeDisabled()
  await page.clock.runFor('01:01')
  await expect(again).toBeEnabled()
  await again.click()
  await expect(toast(page, mailSentText.toast)).toBeVisible()
  await expect(again).toBeDisabled()
})

test('what is missing or weak is said at its field, and nothing is sent for it', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 422: .*\/auth\/v1\/signup/)
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(authPath)) calls.push(request.url())
  })
  await visit(pagePaths.auth)
  const form = accountForm(page)
  await form.getByRole('button', { name: signInText.submit }).click()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await expect(form.getByText(fieldText.passwordMissing)).toBeVisible()
  await expect(form.getByLabel(fieldText.email)).toBeFocused()

  await page.getByRole('button', { name: signInText.toggle }).click()
  await expect(form.getByText('Invalid email address')).toHaveCount(0)
  await fillIn(page, freshAddress(), '12345')
  await form.getByRole('button', { name: signUpText.submit }).click()
  await expect(form.getByText('Display name is required')).toBeVisible()
  await expect(form.getByText('Password should be at least 6 characters.')).toBeVisible()
  expect(calls).toEqual([])

  await form.getByLabel(fieldText.displayName).fill('Ada')
  await passwordIn(page).fill('password')
  await form.getByRole('button', { name: signUpText.submit }).click()
  await expect(form.getByText(/most common/)).toBeVisible()
  await expect(toast(page, { title: 'Sign Up Failed' })).toBeVisible()
  await expect(passwordIn(page)).toBeFocused()
  await expect(passwordIn(page)).toHaveAttribute('autocomplete', 'new-password')
})

test('a server that does not answer is an authentication error, and the form can be sent again', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/^Failed: .*\/auth\/v1\/token/)
  const { email } = await createMember(request)
  await visit(pagePaths.auth)
  await page.route(`**${serverPaths.authToken}*`, (route) => route.abort('connectionrefused'))
  await signIn(page, email)
  await expect(toast(page, accountToasts.unexpected)).toBeVisible()
  await expect(accountForm(page).getByText(/could not reach our server/)).toBeVisible()
  await page.unroute(`**${serverPaths.authToken}*`)
  await accountForm(page).getByRole('button', { name: signInText.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('offline is said as such', async ({ page, context, visit, troubles }) => {
  troubles.allow(/^Failed: /)
  await visit(pagePaths.auth)
  await fillIn(page, freshAddress())
  // What the form needs to tell it has come with the first touch.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await accountForm(page).getByRole('button', { name: signInText.submit }).click()
  await expect(toast(page, accountToasts.unexpected)).toBeVisible()
  await expect(accountForm(page).getByText(/You are offline/)).toBeVisible()
})

test('a second press sends nothing', async ({ page, visit, troubles }) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  let calls = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**${serverPaths.authToken}*`, async (route) => {
    calls += 1
    await answered
    await route.continue()
  })
  await visit(pagePaths.auth)
  const form = await fillIn(page, freshAddress())
  await passwordIn(page).press('Enter')
  await expect(form.getByRole('button', { name: signInText.pending })).toBeDisabled()
  await passwordIn(page).press('Enter')
  answer()
  await expect(form.getByText('Invalid login credentials')).toBeVisible()
  expect(calls).toBe(1)
})

test('a form sent before its scripts have come waits for them', async ({ page, request }) => {
  const { email } = await createMember(request)
  const { promise: sent, resolve: release } = Promise.withResolvers<void>()
  await page.route(pageChunk, async (route) => {
    await sent
    await route.continue()
  })
  await page.goto(pagePaths.auth)
  await fillIn(page, email)
  await passwordIn(page).press('Enter')
  await expect(page).toHaveURL(pagePaths.auth)
  release()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('after signing in, only a page of the site is gone to', async ({ page, request, visit }) => {
  const { session } = await createMember(request)
  await storeSession(page, session)
  await visit(`${pagePaths.auth}?next=${pagePaths.enquiry}`)
  await expect(page).toHaveURL(pagePaths.enquiry)
  for (const stranger of ['https://evil.example', '//evil.example', '/no-such-page', '/auth']) {
    await page.goto(`${pagePaths.auth}?next=${encodeURIComponent(stranger)}`)
    await expect(page).toHaveURL(pagePaths.home)
  }
})

test('whoever has a second factor is asked for its code', async ({ page, request, visit, troubles }) => {
  test.slow()
  troubles.allow(/Status 422: .*\/verify/)
  const member = await createMember(request)
  const code = await enrolFactor(request, member)
  await visit(pagePaths.auth)
  await signIn(page, member.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the Code')
  const field = page.getByLabel('Six-Digit Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the six digits')).toBeVisible()
  await field.fill(code(-3))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, { title: 'Sign In Failed' })).toBeVisible()
  // A reload does not get around it.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the Code')
  const right = code(1)
  await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('all of it can be done with the keyboard alone', async ({ page, request, visit, troubles }) => {
  test.slow()
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  const { email } = await createMember(request)
  await visit(pagePaths.auth)
  await page.getByRole('main').focus()
  const form = accountForm(page)
  const stops = [
    page.getByRole('link', { name: 'Back to Home' }),
    form.getByLabel(fieldText.email),
    passwordIn(page),
    form.getByRole('button', { name: fieldText.show }),
    page.getByRole('button', { name: signInText.forgotten }),
    form.getByRole('button', { name: signInText.submit }),
    page.getByRole('button', { name: signInText.toggle }),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport()
  }
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
  await expect(page.getByRole('main')).toBeFocused()
  const button = header(page).getByRole('button', { name: authText.signOut })
  await button.focus()
  await page.keyboard.press('Enter')
  await expectSignedOut(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that signing in needs them, and that nobody needs an account', async ({ page }) => {
    await page.goto(pagePaths.auth)
    await expect(page.getByText(accountScripts.title)).toBeVisible()
    await expect(page.getByLabel(fieldText.email)).toBeHidden()
    await page.getByRole('link', { name: accountScripts.action.label }).click()
    await expect(page).toHaveURL(contactFormHref)
  })
})
