import { codeText } from '../../../src/content/account/account-steps.ts'
import { gateWords, shellWords } from '../../../src/content/desk/desk.ts'
import { inboxWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { pagePaths } from '../../../src/routes.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { createMember, enrollFactor, storeSession } from '../../support/pages/accounts.ts'
import { accountForm, signIn } from '../../support/pages/sign-in-page.ts'
import { receive } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect, wake } from '../../support/site-test.ts'

const makeProducer = (email: string) =>
  changeSiteDatabase(`update users set role = 'producer' where email = $1`, [email])

test('the desk is never indexed, and its document is the same at every address', async ({ request }) => {
  const bodies = []
  for (const path of ['/staff', '/staff/inbox', '/staff/inquiries/AAAAA-10001', '/staff/nowhere']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
    bodies.push(await answer.text())
  }
  expect(new Set(bodies).size).toBe(1)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/staff')
  const [script = ''] = /\/assets\/desk\/entry-desk[^"]+\.js/.exec(bodies[0] ?? '') ?? []
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
})

test('whoever is signed out signs in with both proofs and goes on where they were', async ({
  page,
  request,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 403: .*\/desk\/v1\/me/)
  const { email } = await createMember(request)
  await makeProducer(email)
  const app = await enrollFactor(request, { email })
  await page.goto('/staff/inbox?view=won')
  await expect(page.getByRole('heading', { name: gateWords.signedOut.title })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: gateWords.signedOut.action }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await wake(page)
  await signIn(page, email)
  await accountForm(page).getByLabel(codeText.label).fill(app.freshCode())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/staff/inbox?view=won')
  await expect(page.getByRole('searchbox', { name: inboxWords.search })).toBeVisible()
})

test('staff without an authenticator app are led to their account', async ({ page, request, troubles }) => {
  troubles.allow(/Status 403: .*\/desk\/v1\/me/)
  const member = await createMember(request)
  await makeProducer(member.email)
  await storeSession(page, member.session)
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: gateWords.noAuthenticator.title })).toBeVisible()
  await expect(page.getByRole('link', { name: gateWords.noAuthenticator.action })).toHaveAttribute(
    'href',
    pagePaths.account,
  )
})

test('a visitor is told that this is for staff', async ({ page, request, troubles }) => {
  troubles.allow(/Status 403: .*\/desk\/v1\/me/)
  const member = await createMember(request)
  await storeSession(page, member.session)
  await page.goto('/staff/inbox')
  await expect(page.getByRole('heading', { name: gateWords.notStaff.title })).toBeVisible()
})

test('a viewer reads everything and changes nothing', async ({ page, request, staff, openDesk }) => {
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('viewer'))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText(inquiryWords.viewer)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByLabel(inquiryWords.note)).toHaveCount(0)
  await page.goto(`/staff/inbox?q=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: inboxWords.select(name) }).check()
  await expect(page.getByLabel(inboxWords.assignTo)).toHaveCount(0)
})

test('a session that ends keeps the screen and the text of a note', async ({
  page,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Status 40[13]: .*\/desk\/v1\//)
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  await page.getByLabel(inquiryWords.note).fill('Half a thought')
  await page.evaluate(() => localStorage.removeItem('account-session'))
  await page.getByRole('button', { name: inquiryWords.addNote }).click()
  await expect(page.getByText(shellWords.ended.title, { exact: true })).toBeVisible()
  await expect(page.getByLabel(inquiryWords.note)).toHaveValue('Half a thought')
  await page.reload()
  await expect(page.getByRole('heading', { name: gateWords.signedOut.title })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), `desk-note:${reference}`)).toBe(
    'Half a thought',
  )
})
