import { createHmac, createPublicKey } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  hostedKey,
  hostedPerson,
  newSigningKey,
  startHostedProject,
} from '../../../../tests/support/servers/hosted-project.ts'
import * as limits from '../../../domain/limits.ts'
import { createCallHosted } from './call-hosted.ts'
import { createKeySet } from './key-set.ts'
import { createHostedVerifier } from './verify-with-key-set.ts'

const upstream = await startHostedProject()
const issuer = `${upstream.url}/auth/v1`
// The clock stands still between steps: on a busy machine a test takes longer than the times it is about.
let startedMs = Date.now()
let laterMs = 0
const now = () => new Date(startedMs + laterMs)
let verify = newVerifier()

function newVerifier() {
  const call = createCallHosted({ url: upstream.url, key: hostedKey }, new AbortController().signal)
  return createHostedVerifier({ issuer, keySet: createKeySet(call, now), call, now })
}

beforeEach(() => {
  startedMs = Date.now()
  laterMs = 0
  upstream.useKeys(newSigningKey())
  upstream.answerAlways(null)
  upstream.requests.splice(0)
  verify = newVerifier()
})
afterAll(() => upstream.stop())

const asked = (path: string) => upstream.requests.filter(({ url }) => url === `/auth/v1${path}`).length
const readings = () => asked('/.well-known/jwks.json')
const hours = 3_600_000

test.for(['ES256', 'RS256'] as const)('a token signed with %s is accepted', async (alg) => {
  upstream.useKeys(newSigningKey(alg))
  const token = upstream.token({ aal: 'aal2', app_metadata: { provider: 'email', role: 'staff' } })
  expect(await verify(token)).toEqual({
    sub: hostedPerson.id,
    email: hostedPerson.email,
    session_id: expect.any(String),
    aal: 'aal2',
    app_metadata: { role: 'staff' },
    exp: expect.any(Number),
  })
})

test('the key set is read once for many tokens and again when it is old', async () => {
  const tokens = Array.from({ length: 20 }, () => upstream.token({ exp: Date.now() / 1000 + 10 * 3600 }))
  expect((await Promise.all(tokens.map(verify))).every(Boolean)).toBe(true)
  expect(readings()).toBe(1)
  laterMs = limits.hostedAccounts.keySetKeptMs - 5_000
  await verify(tokens[0] ?? '')
  expect(readings()).toBe(1)
  laterMs = limits.hostedAccounts.keySetKeptMs + 1
  expect(await verify(tokens[0] ?? '')).not.toBeNull()
  expect(readings()).toBe(2)
})

describe('when the project changes its keys', () => {
  test('a token with the new key triggers a read, and both keys are valid while both are published', async () => {
    const [first, second] = [newSigningKey(), newSigningKey('RS256')]
    upstream.useKeys(first)
    const old = upstream.token()
    expect(await verify(old)).not.toBeNull()
    upstream.useKeys(second, first)
    laterMs = limits.hostedAccounts.keySetEveryMs
    expect(await verify(upstream.token())).not.toBeNull()
    expect(await verify(old)).not.toBeNull()
  })

  test('a withdrawn key is valid only as long as the set is kept', async () => {
    const first = newSigningKey()
    upstream.useKeys(first)
    const old = upstream.token({ exp: Date.now() / 1000 + 10 * 3600 })
    expect(await verify(old)).not.toBeNull()
    upstream.useKeys(newSigningKey())
    laterMs = limits.hostedAccounts.keySetKeptMs
    expect(await verify(old)).toBeNull()
  })

  test('invented key ids trigger at most one read in ten seconds', async () => {
    for (let n = 0; n < 30; n += 1) expect(await verify(upstream.token({}, newSigningKey()))).toBeNull()
    expect(readings()).toBe(1)
    laterMs = limits.hostedAccounts.keySetEveryMs
    await verify(upstream.token({}, newSigningKey()))
    expect(readings()).toBe(2)
  })
})

describe('while the project is away', () => {
  const troubles = [
    ['hangs up', (response: { destroy(): void }) => response.destroy()],
    ['is ill', (response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end()],
    ['talks of something else', (response: { end(text: string): void }) => response.end('<html>')],
  ] as const

  test.for(troubles)('(it %s), the last set is used', async ([, trouble]) => {
    const token = upstream.token({ exp: Date.now() / 1000 + 48 * 3600 })
    expect(await verify(token)).not.toBeNull()
    upstream.answerAlways(trouble)
    for (const later of [1, 2, 24]) {
      laterMs = later * hours
      expect(await verify(token)).not.toBeNull()
    }
    expect(readings()).toBe(4)
  })

  test('from the start, no token is accepted and the key set is not requested in quick succession', async () => {
    upstream.answerAlways((response) => response.destroy())
    const token = upstream.token()
    expect(await verify(token)).toBeNull()
    expect(await verify(token)).toBeNull()
    expect(readings()).toBe(1)
    upstream.answerAlways(null)
    laterMs = limits.hostedAccounts.keySetEveryMs
    expect(await verify(token)).not.toBeNull()
  })
})

describe('refused as a token of this project:', () => {
  test.for([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['expires in words', { exp: 'never' }],
    ['another issuer', { iss: 'https://other.supabase.co/auth/v1' }],
    ['another audience', { aud: 'anon' }],
    ['no audience', { aud: [] }],
    ['nobody', { sub: '' }],
    ['no account id', { sub: 'me' }],
    ['no session', { session_id: undefined }],
    ['an unknown level', { aal: 'aal9' }],
  ] as const)('%s', async ([, claims]) => {
    expect(await verify(upstream.token(claims))).toBeNull()
    expect(upstream.requests).toEqual([])
  })

  test('changed content or signature', async () => {
    const [head = '', payload = '', signature = ''] = upstream.token().split('.')
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), aal: 'aal2' }),
    ).toString('base64url')
    const flipped = Buffer.from(signature, 'base64url').map((byte, n) => (n === 9 ? byte ^ 1 : byte))
    for (const forged of [
      `${head}.${other}.${signature}`,
      `${head}.${payload}.${Buffer.from(flipped).toString('base64url')}`,
      `${head}.${payload}.${signature.slice(0, 20)}`,
      `${head}.${payload}.`,
      `${head}.${payload}.${'A'.repeat(86)}`,
      `${head}.${payload}.${signature}.${signature}`,
    ]) {
      expect(await verify(forged)).toBeNull()
    }
  })

  test('an algorithm other than the key’s, or none', async () => {
    const key = newSigningKey('RS256')
    upstream.useKeys(key)
    const [, payload = ''] = upstream.token().split('.')
    const publicKey = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' })
    for (const alg of ['HS256', 'none', 'ES256', 'RS512', 'PS256']) {
      const head = Buffer.from(JSON.stringify({ alg, kid: key.kid })).toString('base64url')
      const mac = createHmac('sha256', publicKey).update(`${head}.${payload}`).digest('base64url')
      expect(await verify(`${head}.${payload}.${mac}`)).toBeNull()
    }
  })

  test('signed with a weak key', async () => {
    const weak = newSigningKey('RS256', 1024)
    upstream.useKeys(weak)
    expect(await verify(upstream.token())).toBeNull()
  })

  test.for(['', 'a', '..', 'a.b.c', '\0.\0.\0', '{}.{}.{}', 'x'.repeat(10_000), `${'a'.repeat(9_000)}.b.c`])(
    '%j',
    async (text) => {
      expect(await verify(text)).toBeNull()
      expect(upstream.requests).toEqual([])
    },
  )
})

describe('an older project, whose tokens only it can check,', () => {
  test('is asked about a token, and its answer is kept for a short while', async () => {
    const token = upstream.token({}, 'HS256')
    expect(await verify(token)).toMatchObject({ sub: hostedPerson.id })
    expect(await verify(token)).toMatchObject({ sub: hostedPerson.id })
    expect(asked('/user')).toBe(1)
    expect(readings()).toBe(0)
    upstream.endSession(token)
    laterMs = limits.hostedAccounts.askedKeptMs
    expect(await verify(token)).toBeNull()
    expect(asked('/user')).toBe(2)
  })

  test('is asked only once about a forged token', async () => {
    const [head = '', payload = ''] = upstream.token({}, 'HS256').split('.')
    const forged = `${head}.${payload}.${Buffer.alloc(32).toString('base64url')}`
    expect(await verify(forged)).toBeNull()
    expect(await verify(forged)).toBeNull()
    expect(asked('/user')).toBe(1)
  })

  test('is not asked about tokens with foreign or expired claims', async () => {
    expect(await verify(upstream.token({ exp: 1 }, 'HS256'))).toBeNull()
    expect(
      await verify(upstream.token({ iss: 'supabase', sub: undefined, role: 'anon' }, 'HS256')),
    ).toBeNull()
    expect(upstream.requests).toEqual([])
  })

  test('that names another user does not make the token valid', async () => {
    const token = upstream.token({}, 'HS256')
    upstream.answerAlways((response) => response.end('{"id":"00000000-0000-4000-8000-000000000000"}'))
    expect(await verify(token)).toBeNull()
  })

  test('is asked about a few tokens at a time', async () => {
    const held: (() => void)[] = []
    upstream.answerAlways((response) => {
      held.push(() => response.writeHead(403).end('{}'))
      if (held.length === limits.hostedAccounts.askedAtOnce) for (const release of held) release()
    })
    const tokens = Array.from({ length: 50 }, (_, n) => upstream.token({ iat: n }, 'HS256'))
    expect(await Promise.all(tokens.map(verify))).toEqual(Array(50).fill(null))
    expect(asked('/user')).toBe(limits.hostedAccounts.askedAtOnce)
  })
})
