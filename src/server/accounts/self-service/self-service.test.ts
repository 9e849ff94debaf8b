import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import { deleteExpired } from '../../database/delete-expired.ts'

const accounts = await createAccountApp()
const { userId, authenticate } = accounts.service
const inquiries = await createInquiryApp({ database: accounts.database, userId, authenticate })
type Browser = ReturnType<typeof accounts.browser>

beforeEach(() => accounts.forgetRates())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0'

async function bearer({ auth }: Pick<Browser, 'auth'>): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${(await auth.getSession()).data.session?.access_token}` }
}

async function overview(browser: Browser) {
  return (await browser.request(serverPaths.account, { headers: await bearer(browser) })).json()
}

async function signIn(email: string, headers: Record<string, string> = {}) {
  const browser = accounts.browser()
  const path = `${serverPaths.authToken}?grant_type=password`
  const answer = await browser.post(path, { email, password }, headers)
  await browser.auth.setSession(await answer.json())
  return browser
}

describe('sessions', () => {
  test('are listed with device, time zone and times, and ended one by one', async () => {
    const person = await accounts.member()
    const other = await signIn(person.email, { 'User-Agent': firefox, 'X-Time-Zone': 'Europe/Paris' })
    const { sessions } = await overview(person)
    expect(sessions).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', timeZone: 'Europe/Paris', current: false }),
      expect.objectContaining({ device: '', timeZone: null, current: true }),
    ])
    const end = async (id: string) =>
      (await person.post(serverPaths.accountEndSession, { id }, person.bearer)).status
    expect(await end(sessions[0].id)).toBe(200)
    expect(await end(sessions[0].id)).toBe(404)
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await overview(person)).sessions).toHaveLength(1)
  })

  test('of another person cannot be ended', async () => {
    const thief = await accounts.member()
    const victim = await accounts.member()
    const [{ id }] = (await overview(victim)).sessions
    expect((await thief.post(serverPaths.accountEndSession, { id }, thief.bearer)).status).toBe(404)
    expect((await victim.auth.getUser()).error).toBeNull()
  })

  test('number twenty at most: one more ends the one used longest ago', async () => {
    const person = await accounts.member()
    for (let n = 0; n < limits.account.sessions; n += 1) {
      await accounts.forgetRates()
      await signIn(person.email)
    }
    const rows = await accounts.rows('select from auth_sessions where user_id = $1', [person.id])
    expect(rows).toHaveLength(limits.account.sessions)
    expect((await person.auth.getUser()).error).not.toBeNull()
  })

  test.each(['Not/AZone', '../../etc', 'x'.repeat(200), 'UTC; drop table users'])(
    'a time zone named "%s" is not kept',
    async (zone) => {
      const person = await accounts.member()
      const other = await signIn(person.email, { 'X-Time-Zone': zone })
      expect((await overview(other)).sessions[0].timeZone).toBeNull()
    },
  )
})

test('the export has everything about the person and no secret', async () => {
  const person = await accounts.member()
  await person.auth.updateUser({ data: { display_name: 'Robin', city: 'Portland' } })
  await inquiries.submit('consultation', { headers: person.bearer })
  const answer = await person.request(serverPaths.accountExport, { headers: person.bearer })
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"')
  const text = await answer.text()
  const file = JSON.parse(text)
  expect(file.account).toMatchObject({
    email: person.email,
    displayName: 'Robin',
    data: { city: 'Portland' },
  })
  expect(file.sessions).toHaveLength(1)
  expect(file.inquiries).toEqual([
    expect.objectContaining({
      form: 'consultation',
      fields: expect.objectContaining({ name: expect.any(String) }),
    }),
  ])
  expect(text).not.toMatch(/argon2|hash|secret/)
})

test('the export leaves out what others wrote with the person’s address', async () => {
  const person = await accounts.member()
  await inquiries.submit('consultation', { data: { email: person.email, name: 'Somebody Else' } })
  const answer = await person.request(serverPaths.accountExport, { headers: person.bearer })
  const text = await answer.text()
  expect(JSON.parse(text).inquiries).toMatchObject([{ fields: null }])
  expect(text).not.toContain('Somebody Else')
})

describe('a deletion', () => {
  const remove = (person: Awaited<ReturnType<typeof accounts.member>>) =>
    person.post(serverPaths.accountDelete, {}, person.bearer)
  const pass = (id: string) =>
    accounts.rows(`update users set deletion_at = deletion_at - $2 * interval '1 day' where id = $1`, [
      id,
      limits.account.deletionDays,
    ])

  test('happens after a week, tells the owner at once, and leaves the inquiries', async () => {
    const person = await accounts.member()
    const { reference } = await (await inquiries.submit('consultation', { headers: person.bearer })).json()
    const { deletionAt } = await (await remove(person)).json()
    const days = (new Date(deletionAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(limits.account.deletionDays, 1)
    await accounts.mailTo(person.email, 'deletion')
    // A second request neither moves the date nor sends another mail.
    expect(await (await remove(person)).json()).toEqual({ deletionAt })
    expect((await overview(person)).deletionAt).toBe(deletionAt)

    await deleteExpired(accounts.database.pool, new Date())
    expect((await person.auth.getUser()).error).toBeNull()
    await pass(person.id)
    await deleteExpired(accounts.database.pool, new Date())
    expect((await person.auth.getUser()).error).not.toBeNull()
    expect(await accounts.rows('select from users where id = $1', [person.id])).toEqual([])
    const kept = `select l.user_id, s.user_id as sender from leads l join contact_submissions s using (id)
                  where l.reference = $1`
    expect(await accounts.rows(kept, [reference])).toEqual([{ user_id: null, sender: null }])
    expect(accounts.sent.filter(({ to }) => to.address === person.email)).toHaveLength(1)
  })

  test('can be undone within the week', async () => {
    const person = await accounts.member()
    await remove(person)
    expect((await person.post(serverPaths.accountKeep, {}, person.bearer)).status).toBe(200)
    expect((await overview(person)).deletionAt).toBeNull()
    await deleteExpired(accounts.database.pool, new Date())
    expect((await person.auth.getUser()).error).toBeNull()
  })
})

test('nothing here answers a session that has not given its second factor, or none at all', async () => {
  const person = await accounts.member()
  await accounts.rows(
    `insert into auth_factors (id, user_id, secret, verified) values (gen_random_uuid(), $1, '', true)`,
    [person.id],
  )
  const gets = [serverPaths.account, serverPaths.accountExport]
  const posts = [
    serverPaths.accountEndSession,
    serverPaths.accountDelete,
    serverPaths.accountKeep,
    serverPaths.accountKeepAddress,
  ]
  for (const headers of [person.bearer, {}]) {
    const code = 'Authorization' in headers ? 'insufficient_aal' : 'no_authorization'
    for (const path of gets) {
      const answer = await person.request(path, { headers })
      expect([answer.status, (await answer.json()).error_code]).toEqual([401, code])
    }
    for (const path of posts) {
      const answer = await person.post(path, { id: person.id }, headers)
      expect([answer.status, (await answer.json()).error_code]).toEqual([401, code])
    }
  }
})

test('an unconfirmed sign-up is deleted when the privacy page says', async () => {
  const email = accounts.newEmail()
  await accounts.browser().auth.signUp({ email, password })
  await accounts.mailTo(email, 'confirm')
  const { signUpKeptHours } = limits.account
  const age = (hours: number) =>
    accounts.rows(`update sign_ups set expires_at = expires_at - $1 * interval '1 hour'`, [hours])
  const left = async () => {
    await deleteExpired(accounts.database.pool, new Date())
    return accounts.rows('select from sign_ups where email = $1', [email])
  }
  await age(signUpKeptHours - 1)
  expect(await left()).toHaveLength(1)
  await age(2)
  expect(await left()).toEqual([])
})
