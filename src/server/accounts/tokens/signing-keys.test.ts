import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import * as limits from '../../../domain/limits.ts'
import { createLog } from '../../log.ts'
import type { Account, AccountSession } from '../account.ts'
import { deleteExpiredAccountRows } from '../delete-expired-account-rows.ts'
import { createAccessTokens } from './access-token.ts'
import { createSigningKeys } from './signing-keys.ts'

const { pool } = await createTestDatabase()
const origin = 'https://site.test'
const dayMs = 86_400_000
let time = Date.now()

beforeEach(async () => {
  time = Date.now()
  await pool.query('truncate signing_keys')
})

/** One of several server processes. */
function server(secret = 'the secret they all have in common') {
  const now = () => new Date(time)
  const keys = createSigningKeys({ pool, secret, now, log: createLog(() => {}, now) })
  return { keys, ...createAccessTokens({ keys, origin, now }) }
}

const account: Account = {
  id: randomUUID(),
  email: 'robin@example.com',
  displayName: 'Robin',
  role: 'visitor',
  hasPassword: true,
  data: {},
  newEmail: null,
  createdAt: new Date(),
  updatedAt: new Date(),
  confirmedAt: new Date(),
  lastSignInAt: null,
  factors: [],
}
const session: AccountSession = { id: randomUUID(), aal: 'aal1', createdAt: new Date(), amr: [] }
const keyCount = async () => (await pool.query('select from signing_keys')).rowCount

test('servers that start at the same time agree on one key', async () => {
  const servers = Array.from({ length: 5 }, () => server())
  const kids = await Promise.all(servers.map(async ({ keys }) => (await keys.current()).kid))
  expect(new Set(kids).size).toBe(1)
  expect(await keyCount()).toBe(1)
})

test('a token from one server is valid on the others without a database query each time', async () => {
  const [one, other] = [server(), server()]
  const { token } = await one.sign(account, session)
  expect(await other.verify(token)).toMatchObject({ sub: account.id, session_id: session.id, aal: 'aal1' })
  await pool.query('truncate signing_keys')
  expect(await other.verify(token)).not.toBeNull()
})

test('an owner replaces the key before its time: running servers take it up, and nobody is signed out', async () => {
  const running = server()
  const { token } = await running.sign(account, session)
  const before = (await running.keys.current()).kid
  time += 1_000
  await server().keys.replace()
  expect(await keyCount()).toBe(2)
  time += limits.account.keySetReadEveryMs
  await expect.poll(async () => (await running.keys.current()).kid).not.toBe(before)
  expect(await running.verify(token)).not.toBeNull()
  expect(await server().verify(token)).not.toBeNull()
})

test('a new key replaces an old one, other servers find it, and tokens of both are valid', async () => {
  const [one, other] = [server(), server()]
  const old = await one.sign(account, session)
  expect(await other.verify(old.token)).not.toBeNull()
  time += (limits.account.signingKeyDays + 1) * dayMs
  const [fresh, fromOther] = await Promise.all([one.sign(account, session), other.sign(account, session)])
  expect(await keyCount()).toBe(2)
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  expect(kidOf(fresh.token)).not.toBe(kidOf(old.token))
  expect(kidOf(fromOther.token)).toBe(kidOf(fresh.token))
  expect(await other.verify(fresh.token)).not.toBeNull()
  expect(await one.verify(fromOther.token)).not.toBeNull()
  expect(await one.keys.publicKeys()).toHaveLength(2)
})

test('an invented key id triggers at most one read in ten seconds', async () => {
  const [one, other] = [server(), server()]
  await one.keys.current()
  expect(await one.keys.find('made up')).toBeNull()
  await pool.query('truncate signing_keys')
  const { kid } = await other.keys.current()
  expect(await one.keys.find(kid)).toBeNull()
  time += limits.account.keySetReadEveryMs
  expect(await one.keys.find(kid)).not.toBeNull()
})

test('private keys cannot be read without the secret; another secret leads to a new key', async () => {
  const { token } = await server().sign(account, session)
  const { rows } = await pool.query('select private_jwk, public_jwk from signing_keys')
  expect(rows[0]?.private_jwk.toString('latin1')).not.toContain('"d"')
  expect(rows[0]?.public_jwk).not.toHaveProperty('d')
  const moved = server('another secret than they had before')
  expect((await moved.keys.current()).kid).not.toBe(
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid,
  )
  expect(await moved.verify(token)).not.toBeNull()
})

test('a superseded key is deleted once none of its tokens can still be valid', async () => {
  const { keys } = server()
  await keys.current()
  time += (limits.account.signingKeyDays + 1) * dayMs
  const { kid } = await keys.current()
  await pool.query('update signing_keys set created_at = now() where kid = $1', [kid])
  await pool.query(`update signing_keys set created_at = now() - interval '91 days' where kid <> $1`, [kid])
  await deleteExpiredAccountRows(pool)
  expect(await keyCount()).toBe(2)
  await pool.query(`update signing_keys set created_at = now() - interval '25 hours' where kid = $1`, [kid])
  await deleteExpiredAccountRows(pool)
  expect((await pool.query('select kid from signing_keys')).rows).toEqual([{ kid }])
})

test('a server with another secret keeps signing with one key of its own', async () => {
  const [one, moved] = [server(), server('another secret than they had before')]
  for (let round = 0; round < 3; round += 1) {
    for (const { sign } of [one, moved]) await sign(account, session)
    time += limits.account.keySetReadEveryMs
    for (const { keys } of [one, moved]) await keys.find('made up')
  }
  expect(await keyCount()).toBe(2)
})
