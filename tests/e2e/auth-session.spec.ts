import type { Page } from '@playwright/test'
import { fieldText } from '../../src/content/account.ts'
import { authText } from '../../src/content/shell.ts'
import { signOutToasts } from '../../src/content/sign-out.ts'
import { authPath, pagePaths, serverPaths } from '../../src/routes.ts'
import { sessionKey } from '../../src/site/features/account/session-key.ts'
import { createMember, storeSession } from '../support/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  header,
  signIn,
  toast,
} from '../support/sign-in-page.ts'
import { appReady, expect, facesShown, test } from '../support/site-test.ts'

const clientChunk = /\/assets\/auth-client-[^/]+\.js$/
const entryChunk = /\/assets\/entry-browser-[^/]+\.js$/

/** Keeps a file back until it is released. */
async function hold(page: Page, file: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

test('other tabs follow signing in and signing out', async ({ page, context, request, visit }) => {
  const { email } = await createMember(request)
  const other = await context.newPage()
  await other.goto(pagePaths.portfolio)
  await appReady(other)
  await expectSignedOut(other)
  await visit(pagePaths.auth)
  await signIn(page, email)
  await expectSignedIn(page)
  await expectSignedIn(other)
  await header(page).getByRole('button', { name: authText.signOut }).click()
  await expectSignedOut(page)
  await expectSignedOut(other)
  await expect(other).toHaveURL(pagePaths.portfolio)
})

test('a stored session is read when a page is opened, and the header stands still meanwhile', async ({
  page,
  request,
}) => {
  const { session } = await createMember(request)
  await storeSession(page, session)
  const entry = await hold(page, entryChunk)
  const client = await hold(page, clientChunk)
  const places = () =>
    Promise.all([
      header(page).getByRole('button', { name: 'Programs' }).boundingBox(),
      header(page).getByRole('link', { name: authText.inquiries }).boundingBox(),
      header(page).getByRole('link', { name: 'Free Consultation' }).boundingBox(),
    ])
  await page.goto(pagePaths.terms)
  await facesShown(page)
  await expectSignedOut(page)
  const before = await places()
  entry.release()
  await expect(header(page).getByText(authText.loading).filter({ visible: true })).toHaveCount(1)
  expect(await places()).toEqual(before)
  client.release()
  await expectSignedIn(page)
  expect(await places()).toEqual(before)
  await expect(header(page).getByRole('link', { name: authText.inquiries })).toHaveAttribute(
    'href',
    pagePaths.enquiry,
  )
})

test('on a phone the menu has both, and signing out there goes home', async ({ page, request, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { session } = await createMember(request)
  await storeSession(page, session)
  await visit(pagePaths.terms)
  const menu = page.locator('#site-menu')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: authText.inquiries })).toBeVisible()
  await menu.getByRole('button', { name: authText.signOut }).click()
  await expect(page).toHaveURL(pagePaths.home)
  await expect(toast(page, signOutToasts.done)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: authText.signIn })).toBeVisible()
  await expect(menu.getByRole('link', { name: authText.inquiries })).toBeHidden()
})

test('an access token that has run out is renewed', async ({ page, request, visit }) => {
  const { session } = await createMember(request)
  await storeSession(page, { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 })
  const renewed = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === serverPaths.authToken && answer.status() === 200,
  )
  await visit(pagePaths.terms)
  expect((await renewed).url()).toContain('grant_type=refresh_token')
  await expectSignedIn(page)
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionKey)
  expect(kept.refresh_token).not.toBe(session.refresh_token)
})

test('a session that has ended elsewhere is forgotten', async ({ page, request, visit, troubles }) => {
  troubles.allow(/Status 40\d: .*\/auth\/v1\/(token|logout)/)
  const { session } = await createMember(request)
  await request.post(serverPaths.authLogout, {
    headers: { Origin: process.env.SITE_ADDRESS ?? '', Authorization: `Bearer ${session.access_token}` },
  })
  await storeSession(page, { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 })
  await visit(pagePaths.terms)
  await expectSignedOut(page)
  await expect(header(page).getByRole('link', { name: authText.inquiries })).toBeHidden()
})

test('signing out that fails says so, and the visitor stays signed in', async ({
  page,
  request,
  visit,
  troubles,
}) => {
  troubles.allow(/^Failed: .*\/auth\/v1\/logout/)
  const { session } = await createMember(request)
  await storeSession(page, session)
  await visit(pagePaths.terms)
  await page.route(`**${serverPaths.authLogout}*`, (route) => route.abort('connectionrefused'))
  await header(page).getByRole('button', { name: authText.signOut }).click()
  await expect(toast(page, signOutToasts.failed)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.terms)
  await expectSignedIn(page)
})

test('nothing but what the policy names is left in the browser of who is signed in', async ({
  page,
  context,
  request,
  visit,
}) => {
  const { email } = await createMember(request)
  await visit(pagePaths.auth)
  await signIn(page, email)
  await expectSignedIn(page)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
    { name: 'device', httpOnly: true, sameSite: 'Strict' },
  ])
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const named = ['accessibility-settings', 'fonts-loaded', 'contact-widget', sessionKey]
  expect(left.filter((key) => !named.includes(key))).toEqual([])
})

test('who is not signed in loads nothing of it, not even on the sign-in page until the form is touched', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (clientChunk.test(pathname) || pathname.startsWith(authPath)) asked.push(pathname)
  })
  for (const path of [pagePaths.home, pagePaths.enquiry, pagePaths.auth]) {
    await visit(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
  await accountForm(page).getByLabel(fieldText.email).focus()
  await expect.poll(() => asked).toEqual([expect.stringMatching(clientChunk)])
})
