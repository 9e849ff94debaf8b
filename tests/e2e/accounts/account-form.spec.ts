import {
  accountScripts,
  accountToasts,
  fieldText,
  signInText,
  signUpText,
} from '../../../src/content/account/account.ts'
import { mailSentText } from '../../../src/content/account/account-steps.ts'
import { authPath, contactFormHref, pagePaths, serverPaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { test } from '../../support/member-test.ts'
import { askForAccount, freshAddress } from '../../support/pages/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  fillIn,
  passwordIn,
  signIn,
  toast,
} from '../../support/pages/sign-in-page.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect } from '../../support/site-test.ts'

const pageChunk = /\/assets\/auth-page-[^/]+\.js$/
const clientChunk = /\/assets\/account-client-[^/]+\.js$/
const toasterChunk = /\/assets\/toaster-[^/]+\.js$/
const tokenCalls = `**${serverPaths.authToken}*`

test('a failed sign-in is shown in a toast and beside the form, and can be tried again', async ({
  page,
  context,
  member,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  troubles.allow(/^Failed: /)
  const email = freshAddress()
  const form = accountForm(page)
  const submit = form.getByRole('button', { name: signInText.submit })
  const failed = toast(page, accountToasts.unexpected)

  await test.step('offline, the code loaded by the first touch shows the failure', async () => {
    const fetched = [clientChunk, toasterChunk].map((file) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url())),
    )
    await visit(pagePaths.auth)
    await fillIn(page, email, 'not the password')
    await Promise.all(fetched)
    await context.setOffline(true)
    await submit.click()
    await expect(failed).toBeVisible()
    await expect(form.getByText(/You are offline/)).toBeVisible()
    await failed.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(failed).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('a wrong password is sent once even if Enter is pressed twice, and stays in the field', async () => {
    let calls = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === serverPaths.authToken) calls += 1
    })
    const { release } = await holdBack(page, tokenCalls)
    await passwordIn(page).press('Enter')
    await expect(form.getByRole('button', { name: signInText.pending })).toBeDisabled()
    await passwordIn(page).press('Enter')
    release()
    const refused = { title: 'Sign In Failed', description: 'Invalid login credentials' }
    await expect(toast(page, refused)).toBeVisible()
    expect(calls).toBe(1)
    await expect(form.getByText('Invalid login credentials')).toBeVisible()
    await expect(form.getByLabel(fieldText.email)).toHaveValue(email)
    await expect(submit).toBeFocused()
    await expect(passwordIn(page)).toHaveAttribute('type', 'password')
    await form.getByRole('button', { name: fieldText.show }).click()
    await expect(passwordIn(page)).toHaveAttribute('type', 'text')
    await expect(passwordIn(page)).toHaveValue('not the password')
    await form.getByRole('button', { name: fieldText.hide }).click()
    await expect(passwordIn(page)).toHaveAttribute('type', 'password')
    await page.unroute(tokenCalls)
  })

  await test.step('a server that cannot be reached', async () => {
    await page.route(tokenCalls, (route) => route.abort('connectionrefused'))
    await signIn(page, member.email)
    await expect(failed).toBeVisible()
    await expect(form.getByText(/could not reach our server/)).toBeVisible()
    await page.unroute(tokenCalls)
  })
  await submit.click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

test('an unconfirmed address gets its mail again, and any mail can be resent after a minute', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/Status 400: .*\/auth\/v1\/token/)
  const email = await askForAccount(request)
  await page.clock.install()
  await visit(pagePaths.auth)
  await signIn(page, email)
  await expect(toast(page, { title: 'Sign In Failed', description: 'Email not confirmed' })).toBeVisible()
  await page.getByRole('button', { name: signInText.unconfirmed }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailSentText.heading)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  const again = page.getByRole('button', { name: mailSentText.again })
  await expect(again).toBeDisabled()
  await expect(page.getByText(mailSentText.againIn)).toContainText(/0:\d\d/)
  await page.getByRole('button', { name: mailSentText.otherAddress }).click()
  await expect(accountForm(page).getByLabel(fieldText.email)).toHaveValue(email)

  await page.getByRole('button', { name: signUpText.toggle, exact: true }).click()
  await page.getByRole('button', { name: signInText.forgotten }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Your Password')
  await accountForm(page).getByLabel(fieldText.email).fill(email)
  await accountForm(page).getByRole('button', { name: 'Send the Link' }).click()
  await expect(again).toBeDisabled()
  await page.clock.runFor('01:01')
  await expect(again).toBeEnabled()
  await again.click()
  await expect(toast(page, mailSentText.toast)).toBeVisible()
  await expect(again).toBeDisabled()
})

test('missing and invalid values are named at their fields, and nothing is sent', async ({
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
  await expectNoViolations(page)

  await form.getByLabel(fieldText.displayName).fill('Ada')
  await passwordIn(page).fill('password')
  await form.getByRole('button', { name: signUpText.submit }).click()
  await expect(form.getByText(/most common/)).toBeVisible()
  await expect(toast(page, { title: 'Sign Up Failed' })).toBeVisible()
  await expect(passwordIn(page)).toBeFocused()
  await expect(passwordIn(page)).toHaveAttribute('autocomplete', 'new-password')
})

test('the form cannot be sent before its scripts have loaded, and keeps the text typed until then', async ({
  page,
  member,
}) => {
  const { release } = await holdBack(page, pageChunk)
  await page.goto(pagePaths.auth)
  await fillIn(page, member.email)
  await expect(page.getByRole('button', { name: signInText.submit })).toBeDisabled()
  await passwordIn(page).press('Enter')
  release()
  await page.getByRole('button', { name: signInText.submit }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectSignedIn(page)
})

readingTest('without scripts, the page says that signing in needs them', async ({ read }) => {
  const page = await read(pagePaths.auth)
  await expect(page.getByText(accountScripts.title)).toBeVisible()
  await expect(page.getByLabel(fieldText.email)).toBeHidden()
  await page.getByRole('link', { name: accountScripts.action.label }).click()
  await expect(page).toHaveURL(contactFormHref)
})
