import { beforeEach, expect, test } from 'vitest'
import { createStaffApp } from '../../../../tests/support/servers/staff-app.ts'
import { serverPaths } from '../../../routes.ts'
import { makeFirstOwnerLink } from './first-owner.ts'

const { accounts, enroll, prove } = await createStaffApp()
const { rows } = accounts
const { pool } = accounts.database
const chosen = 'a lens and a lamp'

beforeEach(async () => {
  await pool.query('truncate users, auth_links, audit_log cascade')
})

function tokenOf(link: string | null): string {
  return new URLSearchParams(link?.split('#')[1]).get('token_hash') ?? ''
}

const newToken = async () => tokenOf(await makeFirstOwnerLink(pool))

function become(token: string, change: Readonly<Record<string, unknown>> = {}, used = accounts.browser()) {
  return used.post(serverPaths.accountFirstOwner, {
    token,
    email: 'Ada@Example.com',
    displayName: ' Ada ',
    password: chosen,
    ...change,
  })
}

test('the link makes the account of the owner, who is signed in and adds a phone at once', async () => {
  const link = await makeFirstOwnerLink(pool)
  expect(link).toMatch(/^\/auth#token_hash=[\w-]{43}&type=first_owner&next=%2Fstaff$/)
  const used = accounts.browser()
  const answer = await become(tokenOf(link), {}, used)
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body.user).toMatchObject({ email: 'ada@example.com', app_metadata: { role: 'staff' } })
  const { error } = await used.auth.setSession(body)
  expect(error).toBeNull()
  await prove(used, await enroll(used))
  expect(await rows('select email, display_name, role from users')).toEqual([
    { email: 'ada@example.com', display_name: 'Ada', role: 'owner' },
  ])
  expect(await rows('select actor_id, action, detail from audit_log order by id')).toEqual([
    { actor_id: body.user.id, action: 'first_owner', detail: {} },
    { actor_id: body.user.id, action: 'signed_in', detail: { method: 'totp' } },
  ])
  const again = await accounts
    .browser()
    .auth.signInWithPassword({ email: 'ada@example.com', password: chosen })
  expect(again.error).toBeNull()
})

test('only what its secret hashes to is kept, and nothing of it is logged', async () => {
  const token = await newToken()
  await become(token, { email: 'no address' })
  const kept = JSON.stringify(await rows('select * from auth_links'))
  expect(kept).not.toContain(token)
  expect(accounts.logged.join('')).not.toContain(token)
})

test('each start makes a link, and the first one used ends them all', async () => {
  const [first, second] = [await newToken(), await newToken()]
  expect((await become(second)).status).toBe(200)
  for (const token of [first, second]) {
    expect((await become(token, { email: 'eve@example.com' })).status).toBe(403)
  }
  expect(await makeFirstOwnerLink(pool)).toBeNull()
  expect(await rows(`select from users where role = 'owner'`)).toHaveLength(1)
})

test('many at once, with the same link and with others, make one owner', async () => {
  const tokens = [await newToken(), await newToken()]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      become(tokens[n % 2] ?? '', { email: `person-${Math.floor(n / 3)}@owner.example` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await rows(`select from users where role = 'owner'`)).toHaveLength(1)
  expect(await rows('select from users')).toHaveLength(1)
})

test('a link ends after a day, as soon as the site has an owner, and is no other link', async () => {
  const token = await newToken()
  for (const type of ['signup', 'magiclink', 'recovery', 'invite', 'email'] as const) {
    const used = await accounts.browser().auth.verifyOtp({ token_hash: token, type })
    expect(used.error?.code).toBe('otp_expired')
  }
  expect((await become('x'.repeat(43))).status).toBe(403)
  await accounts.member('owner')
  expect((await become(token)).status).toBe(403)
  await pool.query('truncate users cascade')
  const late = await newToken()
  await pool.query(`update auth_links set expires_at = now() - interval '1 second'`)
  expect((await become(late)).status).toBe(403)
  expect(await rows('select from users')).toEqual([])
})

test.for([
  [{ email: 'ada' }, 400, 'validation_failed'],
  [{ displayName: ' ' }, 400, 'validation_failed'],
  [{ password: 'x' }, 422, 'weak_password'],
  [{ password: 'password' }, 422, 'weak_password'],
  [{ password: null }, 400, 'validation_failed'],
  [{ token: 'x'.repeat(300) }, 400, 'validation_failed'],
] as const)('what cannot be used is refused, and the link stays good: %o', async ([change, status, code]) => {
  const token = await newToken()
  const refused = await become(token, change)
  expect([refused.status, (await refused.json()).error_code]).toEqual([status, code])
  expect((await become(token)).status).toBe(200)
})

test('an address with an account takes its password, and its earlier sessions end', async () => {
  const member = await accounts.member()
  const token = await newToken()
  const wrong = await become(token, { email: member.email })
  expect([wrong.status, (await wrong.json()).error_code]).toEqual([422, 'email_exists'])
  expect(await rows(`select from users where role = 'owner'`)).toEqual([])
  const right = await become(token, { email: member.email, password: 'tripod and cable' })
  expect([right.status, (await right.json()).user.id]).toEqual([200, member.id])
  expect((await member.auth.refreshSession()).error).not.toBeNull()
})

test('a call from another site is refused', async () => {
  const answer = await accounts.app.request(serverPaths.accountFirstOwner, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    body: JSON.stringify({
      token: await newToken(),
      email: 'a@b.example',
      displayName: 'A',
      password: chosen,
    }),
  })
  expect(answer.status).toBe(403)
})
