import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { grantStaff } from './grant-staff.ts'
import { listStaff } from './list-staff.ts'
import { revokeStaff } from './revoke-staff.ts'

const { pool } = await createTestDatabase()
const email = 'ada@example.com'

beforeEach(async () => {
  await pool.query('truncate users, sign_ups, leads cascade')
})

async function addUser(address = email): Promise<string> {
  const id = randomUUID()
  await pool.query(`insert into users (id, email, display_name) values ($1, $2, 'Ada')`, [id, address])
  return id
}

async function addSession(userId: string): Promise<void> {
  await pool.query(
    `insert into auth_sessions (id, user_id, aal, amr, expires_at)
     values ($1, $2, 'aal2', '[]', now() + interval '1 day')`,
    [randomUUID(), userId],
  )
}

async function addFactor(userId: string, verified: boolean): Promise<void> {
  await pool.query('insert into auth_factors (id, user_id, secret, verified) values ($1, $2, $3, $4)', [
    randomUUID(),
    userId,
    Buffer.alloc(48),
    verified,
  ])
}

async function count(table: 'auth_sessions' | 'auth_factors'): Promise<number> {
  return (await pool.query(`select from ${table}`)).rowCount ?? 0
}

test('a person with an account becomes staff and has to sign in again', async () => {
  const [id, other] = [await addUser(), await addUser('grace@example.com')]
  await addSession(id)
  await addSession(other)
  expect(await grantStaff(pool, email, 'producer')).toBe('granted')
  expect(await count('auth_sessions')).toBe(1)
  expect(await listStaff(pool)).toEqual([
    { id, email, role: 'producer', displayName: 'Ada', ready: false, lastSignInAt: null },
  ])
  expect(await grantStaff(pool, email, 'producer')).toBe('already-staff')
})

test('a person without an account does not become staff, and the outcome says why', async () => {
  expect(await grantStaff(pool, email, 'producer')).toBe('unknown')
  await pool.query(
    `insert into sign_ups (id, email, password_hash, display_name, next, expires_at)
     values ($1, $2, '', '', '/', now() + interval '1 hour')`,
    [randomUUID(), email],
  )
  expect(await grantStaff(pool, email, 'producer')).toBe('unconfirmed')
  expect(await listStaff(pool)).toEqual([])
})

test('a person who is no longer staff is signed out everywhere and loses the phone', async () => {
  const id = await addUser()
  const other = await addUser('grace@example.com')
  for (const userId of [id, other]) {
    await grantStaff(pool, userId === id ? email : 'grace@example.com', 'producer')
    await addSession(userId)
    await addFactor(userId, true)
  }
  expect((await listStaff(pool)).map(({ ready }) => ready)).toEqual([true, true])
  expect(await revokeStaff(pool, email)).toBe('revoked')
  expect((await listStaff(pool)).map((member) => member.email)).toEqual(['grace@example.com'])
  expect([await count('auth_sessions'), await count('auth_factors')]).toEqual([1, 1])
  expect(await revokeStaff(pool, email)).toBe('not-staff')
  expect(await revokeStaff(pool, 'nobody@example.com')).toBe('unknown')
})

test('a staff member whose phone was never used is not ready', async () => {
  const id = await addUser()
  await grantStaff(pool, email, 'producer')
  await addFactor(id, false)
  expect(await listStaff(pool)).toMatchObject([{ ready: false }])
})

test('open inquiries of a person who is no longer staff are nobody’s again, and their timelines say so', async () => {
  const id = await addUser()
  await grantStaff(pool, email, 'producer')
  await pool.query(
    `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at, status, assignee_id)
     select 'AAAAA-1000' || n, 'contact', 'home', 'verified', gen_random_uuid(), sha256(n::text::bytea), now(),
       case n when 1 then 'new' else 'won' end, $1
     from generate_series(1, 2) n`,
    [id],
  )
  await revokeStaff(pool, email)
  const { rows } = await pool.query('select assignee_id from leads order by reference')
  expect(rows).toEqual([{ assignee_id: null }, { assignee_id: id }])
  const entries = await pool.query('select kind, detail from inquiry_entries')
  expect(entries.rows).toEqual([{ kind: 'assigned', detail: { from: id, to: null } }])
})
