import { fieldText } from '../../../src/content/account/account.ts'
import { signInHint, ownInquiriesText as text } from '../../../src/content/inquiries/own-inquiries.ts'
import { inquiryLookup } from '../../../src/content/pages/inquiry.ts'
import { accountText } from '../../../src/content/shell/shell.ts'
import { sessionKey } from '../../../src/domain/account/session-key.ts'
import { authPath, pagePaths, serverPaths } from '../../../src/routes.ts'
import { entryChunk, holdBack } from '../../support/hold-back.ts'
import { test } from '../../support/member-test.ts'
import { runOut, type Session, signInElsewhere, storeSession } from '../../support/pages/accounts.ts'
import {
  accountForm,
  expectSignedIn,
  expectSignedOut,
  header,
  signIn,
} from '../../support/pages/sign-in-page.ts'
import { effectsStarted, expect, facesShown } from '../../support/site-test.ts'

const clientChunk = /\/assets\/account-client-[^/]+\.js$/

test('a stored session is read when a page opens, without moving the header', async ({ page, member }) => {
  await storeSession(page, member.session)
  const entry = await holdBack(page, entryChunk)
  const client = await holdBack(page, clientChunk)
  const inquiries = header(page).getByRole('link', { name: accountText.inquiries })
  const places = () =>
    Promise.all([
      header(page).getByRole('button', { name: 'Programs' }).boundingBox(),
      inquiries.boundingBox(),
      // This link becomes a button when the scripts start.
      header(page).getByText('Free Consultation', { exact: true }).boundingBox(),
    ])
  await page.goto(pagePaths.terms)
  await facesShown(page)
  await expectSignedOut(page)
  const before = await places()
  entry.release()
  await expect(header(page).getByText(accountText.loading).filter({ visible: true })).toHaveCount(1)
  expect(await places()).toEqual(before)
  client.release()
  await expectSignedIn(page)
  expect(await places()).toEqual(before)
  await expect(inquiries).toHaveAttribute('href', pagePaths.inquiry)
  await inquiries.click()
  await expect(page.getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
})

test('a session is renewed when its token has expired, and forgotten once it has ended elsewhere', async ({
  page,
  member,
  request,
  visit,
  origin,
  troubles,
}) => {
  const session = await signInElsewhere(request, member)
  const stored = (): Promise<Session> =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionKey)

  await test.step('an expired token is renewed', async () => {
    await storeSession(page, runOut(session))
    const renewed = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === serverPaths.authToken && answer.status() === 200,
    )
    await visit(pagePaths.terms)
    expect((await renewed).url()).toContain('grant_type=refresh_token')
    await expectSignedIn(page)
    expect((await stored()).refresh_token).not.toBe(session.refresh_token)
  })

  const last = await stored()
  await request.post(`${serverPaths.authLogout}?scope=local`, {
    headers: { Origin: origin, Authorization: `Bearer ${last.access_token}` },
  })
  troubles.allow(/Status 401: .*my-inquiries/)
  troubles.allow(/Status 40\d: .*\/auth\/v1\/(token|logout)/)

  await test.step('the list of inquiries says that the session has ended', async () => {
    await visit(pagePaths.inquiry)
    await expect(page.getByText(text.over.title)).toBeVisible()
  })

  await test.step('the next renewal is refused, and nobody is signed in', async () => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      JSON.stringify(runOut(last)),
    ] as const)
    await visit(pagePaths.terms)
    await expectSignedOut(page)
    await expect(header(page).getByRole('link', { name: accountText.inquiries })).toBeHidden()
  })
})

test('account code loads only when the sign-in form is touched, and signing in returns to the page before', async ({
  page,
  member,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (clientChunk.test(pathname) || pathname.startsWith(authPath)) asked.push(pathname)
  })
  await visit(pagePaths.inquiry)
  await effectsStarted(page)
  await expect(page.getByRole('heading', { name: inquiryLookup.noToken.title })).toBeVisible()
  await expect(page.getByText(signInHint.text)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: signInHint.label }).click()
  await expect(accountForm(page)).toHaveAttribute('data-enhanced', 'true')
  // This request comes after anything the page might have requested by itself.
  await page.evaluate((path) => fetch(path), serverPaths.health)
  expect(asked).toEqual([])
  await accountForm(page).getByLabel(fieldText.email).focus()
  await expect.poll(() => asked).toEqual([expect.stringMatching(clientChunk)])
  await signIn(page, member.email)
  await expect(page).toHaveURL(pagePaths.inquiry)
  await expect(page.getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
})
