import { readFile } from 'node:fs/promises'
import { inquiriesAfterDeletion } from '../../../src/content/account/deletion.ts'
import {
  deletionPart,
  exportPart,
  namePart,
  ownAccountText,
  sessionsPart,
} from '../../../src/content/account/own-account.ts'
import { accountText } from '../../../src/content/shell/shell.ts'
import { authPath, pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { test } from '../../support/member-test.ts'
import { openAccount, part } from '../../support/pages/account-page.ts'
import { createMember, isAlive, signInElsewhere, storeSession } from '../../support/pages/accounts.ts'
import { sendQuote } from '../../support/pages/own-inquiries.ts'
import { expectSignedIn, header, signIn, toast } from '../../support/pages/sign-in-page.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { sentAccountMail } from '../../support/servers/sent-mail.ts'
import { effectsStarted, expect } from '../../support/site-test.ts'

const { signedOut, failed } = ownAccountText

test('a visitor who is not signed in loads no account code, signs in and comes back', async ({
  page,
  member,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/account-client|own-account/.test(pathname) || pathname.startsWith(authPath)) asked.push(pathname)
  })
  await visit(pagePaths.account)
  await effectsStarted(page)
  await expect(page.getByRole('heading', { name: signedOut.title })).toBeVisible()
  await expectNoViolations(page)
  expect(asked).toEqual([])
  await page.getByRole('main').getByRole('link', { name: signedOut.action.label }).click()
  await signIn(page, member.email)
  await expect(page).toHaveURL(pagePaths.account)
  await expect(part(page, namePart).getByText('Ada Lovelace')).toBeVisible()
  await expectNoViolations(page)
})

test('the name is changed by keyboard, in place', async ({ page, request, troubles }) => {
  troubles.allow(/^Failed: .*\/auth\/v1\/user/)
  const { session } = await createMember(request)
  await openAccount(page, session)
  const name = part(page, namePart)
  const change = name.getByRole('button', { name: ownAccountText.change })
  const field = name.getByLabel(namePart.label)

  await change.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(name.getByRole('button', { name: ownAccountText.cancel })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(change).toBeFocused()

  await change.press('Enter')
  await field.fill('  ')
  await field.press('Enter')
  await expect(name.getByText('Display name is required')).toBeVisible()
  await expect(field).toBeFocused()

  await test.step('while the server is away, the text stays and the notice says so', async () => {
    const calls = `**${serverPaths.authUser}`
    await page.route(calls, (route) => route.abort('connectionrefused'))
    await field.fill('Augusta King')
    await field.press('Enter')
    await expect(name.getByText(/could not reach our server/)).toBeVisible()
    await expect(field).toHaveValue('Augusta King')
    await page.unroute(calls)
  })

  await field.press('Enter')
  await expect(toast(page, namePart.changed)).toBeVisible()
  await expect(name.getByText('Augusta King')).toBeVisible()
  await expect(change).toBeFocused()
  await page.reload()
  await expect(name.getByText('Augusta King')).toBeVisible()
})

test('the list of devices ends another session, and all others', async ({
  page,
  request,
  playwright,
  origin,
}) => {
  const member = await createMember(request)
  const phone = await playwright.request.newContext({
    baseURL: origin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    extraHTTPHeaders: { 'X-Time-Zone': 'Europe/Berlin' },
  })
  const own = await signInElsewhere(request, member)
  const onPhone = await signInElsewhere(phone, member)
  await openAccount(page, own)
  const devices = part(page, sessionsPart)
  const rows = devices.getByRole('row')
  // The head, the confirmation's session, this one and the phone's.
  await expect(rows).toHaveCount(4)
  await expect(devices.getByText(sessionsPart.current)).toHaveCount(1)
  const row = rows.filter({ hasText: 'Safari on iPhone' })
  await expect(row).toContainText(sessionsPart.zone('Berlin'))
  await row.getByRole('button', { name: sessionsPart.endNamed('Safari on iPhone') }).click()
  await expect(toast(page, sessionsPart.ended)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await isAlive(phone, onPhone)).toBe(false)
  expect(await isAlive(request, member.session)).toBe(true)

  await devices.getByRole('button', { name: sessionsPart.endOthers }).click()
  await expect(devices.getByText(sessionsPart.alone)).toBeVisible()
  expect(await isAlive(request, member.session)).toBe(false)
  expect(await isAlive(request, own)).toBe(true)
  await expectSignedIn(page)
  await phone.dispose()
})

test('the export is a file with the account, its devices and its inquiries', async ({ page, request }) => {
  const member = await createMember(request)
  const reference = await sendQuote(request, member)
  await openAccount(page, member.session)
  const started = page.waitForEvent('download')
  await part(page, exportPart).getByRole('button', { name: exportPart.action }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(told).toMatchObject({
    account: { email: member.email, displayName: 'Ada Lovelace' },
    sessions: [{ current: true }],
    inquiries: [{ reference }],
  })
  await expect(toast(page, exportPart.done)).toBeVisible()
})

test('deletion is set for a week later, said in a mail, and undone', async ({ page, request }) => {
  const member = await createMember(request)
  await openAccount(page, member.session)
  const action = part(page, deletionPart).getByRole('button', { name: deletionPart.action })
  const dialog = page.getByRole('dialog', { name: deletionPart.dialog.title })

  await action.click()
  await expect(dialog.getByText(inquiriesAfterDeletion)).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(action).toBeFocused()

  await action.click()
  await dialog.getByRole('button', { name: deletionPart.dialog.confirm }).click()
  await expect(dialog).toBeHidden()
  const keep = page.getByRole('button', { name: deletionPart.waiting.keep })
  await expect(keep).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(keep).toBeFocused()
  await expect(page.getByText(inquiriesAfterDeletion).filter({ visible: true })).toBeVisible()
  await expectNoViolations(page)
  await expect.poll(() => sentAccountMail(member.email, 'deletion')).not.toBeNull()
  await page.reload()
  await keep.click()
  await expect(toast(page, deletionPart.kept)).toBeVisible()
  await expect(keep).toHaveCount(0)
  await expect(action).toBeVisible()
})

test('an account that cannot be looked up can be tried again; where others keep it, we offer to do it by email', async ({
  page,
  member,
  troubles,
}) => {
  troubles.allow(/Status (503|404|429): .*\/functions\/v1\/account/)
  const calls = `**${serverPaths.account}`
  await storeSession(page, member.session)

  await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(pagePaths.account)
  await expect(page.getByText(failed.title)).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(calls)
  await page.route(calls, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '7' },
      json: { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many requests' },
    }),
  )
  await page.getByRole('button', { name: failed.retry }).click()
  await expect(page.getByText('You can try again in 7 seconds.')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) =>
    route.fulfill({ status: 404, json: { code: 404, error_code: 'not_found', msg: 'Not found' } }),
  )
  await page.getByRole('button', { name: failed.retry }).click()
  for (const words of [exportPart, deletionPart]) {
    await expect(part(page, words).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  }
  await expect(part(page, sessionsPart).getByText(sessionsPart.unlisted)).toBeVisible()
})

test('the header and the list of inquiries lead to the account', async ({ page, member, visit }) => {
  await storeSession(page, member.session)
  await visit(pagePaths.inquiry)
  await page.getByRole('main').getByRole('link', { name: accountText.account }).click()
  await expect(page).toHaveURL(pagePaths.account)
  await page.goBack()
  await header(page).getByRole('link', { name: accountText.account }).click()
  await expect(page).toHaveURL(pagePaths.account)
})

readingTest('without scripts, the page says that it needs them and how to write to us', async ({ read }) => {
  const page = await read(pagePaths.account)
  await expect(page.getByText(ownAccountText.scriptsNeeded.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  await expect(page.getByText(signedOut.title)).toBeHidden()
})
