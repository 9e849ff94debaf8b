import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as limits from '../../../domain/limits.ts'
import type { Account, AccountSession } from '../account.ts'
import { createAccessTokens } from './access-token.ts'

const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const origin = 'https://site.test'
let time = Date.parse('2026-03-01T12:00:00Z')
const tokens = createAccessTokens({
  keys: {
    current: async () => ({ kid: 'own', privateKey: own.privateKey }),
    find: async (kid) => (kid === 'own' ? own.publicKey : null),
  },
  origin,
  now: () => new Date(time),
})
const account: Account = {
  id: randomUUID(),
  email: 'robin@example.com',
  displayName: 'Robin',
  role: 'producer',
  hasPassword: true,
  data: {},
  newEmail: null,
  createdAt: new Date(time),
  updatedAt: new Date(time),
  confirmedAt: new Date(time),
  lastSignInAt: null,
  factors: [],
}
const session: AccountSession = {
  id: randomUUID(),
  aal: 'aal2',
  createdAt: new Date(time),
  amr: [{ method: 'password', timestamp: 1 }],
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

function forge(header: object, claims: object, key: KeyObject = own.privateKey): string {
  const body = `${encode(header)}.${encode(claims)}`
  return `${body}.${sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

const header = { alg: 'ES256', kid: 'own', typ: 'JWT' }
const good = claimsOf((await tokens.sign(account, session)).token)

test('contains the hosted service’s claims', () => {
  expect(good).toEqual({
    iss: `${origin}/auth/v1`,
    sub: account.id,
    aud: 'authenticated',
    iat: time / 1000,
    exp: time / 1000 + limits.account.accessTokenSeconds,
    email: account.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'], role: 'staff' },
    user_metadata: {
      sub: account.id,
      email: account.email,
      display_name: 'Robin',
      email_verified: true,
      phone_verified: false,
    },
    role: 'authenticated',
    aal: 'aal2',
    amr: [{ method: 'password', timestamp: 1 }],
    session_id: session.id,
    is_anonymous: false,
  })
})

test('says when its session has yet to give the account’s second factor', async () => {
  const factor = { id: randomUUID(), friendlyName: null, createdAt: new Date(), updatedAt: new Date() }
  const due = async (aal: AccountSession['aal'], verified: boolean) => {
    const owner = { ...account, factors: [{ ...factor, verified }] }
    return (await tokens.verify((await tokens.sign(owner, { ...session, aal })).token))?.factor_due
  }
  expect(await due('aal1', true)).toBe(true)
  expect(await due('aal2', true)).toBeUndefined()
  expect(await due('aal1', false)).toBeUndefined()
})

test('is valid for an hour and not a second longer', async () => {
  const { token } = await tokens.sign(account, session)
  const start = time
  time = start + limits.account.accessTokenSeconds * 1000 - 1
  expect(await tokens.verify(token)).not.toBeNull()
  time += 1
  expect(await tokens.verify(token)).toBeNull()
  time = start
})

test('a forged token is refused', async () => {
  expect(await tokens.verify(forge(header, good))).not.toBeNull()
  const bytes = own.publicKey.export({ format: 'pem', type: 'spki' })
  const hmacBody = `${encode({ ...header, alg: 'HS256' })}.${encode(good)}`
  const forgeries = [
    forge(header, good, foreign.privateKey),
    forge({ ...header, alg: 'none' }, good),
    forge({ ...header, alg: 'HS256' }, good),
    forge({ ...header, alg: 'ES384' }, good),
    forge({ alg: 'ES256' }, good),
    forge({ ...header, kid: 'other' }, good),
    forge(header, { ...good, iss: 'https://evil.example/auth/v1' }),
    forge(header, { ...good, aud: 'anon' }),
    forge(header, { ...good, aud: ['authenticated'] }),
    forge(header, { ...good, exp: 0 }),
    forge(header, { ...good, exp: '9999999999' }),
    forge(header, { ...good, sub: "x'; drop table users" }),
    forge(header, { ...good, session_id: null }),
    forge(header, { ...good, aal: 'aal3' }),
    forge(header, []),
    `${encode({ alg: 'none', kid: 'own' })}.${encode(good)}.`,
    `${hmacBody}.${createHmac('sha256', bytes).update(hmacBody).digest('base64url')}`,
  ]
  for (const token of forgeries) expect(await tokens.verify(token)).toBeNull()
})

test('any change to a token invalidates it, and no input throws', async () => {
  const { token } = await tokens.sign(account, session)
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom('A', 'b', '_', '.', ' '),
      async (at, char) => {
        const changed = token.slice(0, at) + char + token.slice(at + 1)
        // The last character of a signature contains two bits that are not used.
        if (changed !== token && at < token.length - 1) expect(await tokens.verify(changed)).toBeNull()
      },
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await tokens.verify(text)).toBeNull()
    }),
  )
})
