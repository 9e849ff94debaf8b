import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAltcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'

const secret = 'a secret of the tests, long enough'
let later = 0
const now = () => new Date(Date.now() + later)
const captcha = createAltcha({ secret, host: 'site.test', now })

async function challengeOf(from: Captcha, action = 'contact_form') {
  const answer = await from.challenge(action)
  if (answer.provider !== 'altcha') throw new Error('another provider')
  // As it arrives over the network.
  return JSON.parse(JSON.stringify(answer.challenge))
}

async function solve(from: Captcha = captcha, action = 'contact_form') {
  const challenge = await challengeOf(from, action)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

const encode = (payload: unknown) => btoa(JSON.stringify(payload))
const proof = await solve()

test('a solved challenge is accepted and has its own hash', async () => {
  const verdict = await captcha.verify(encode(proof), 'contact_form')
  expect(verdict).toEqual({ kind: 'verified', score: null, hash: expect.any(Buffer) })
  const other = await captcha.verify(encode(await solve()), 'contact_form')
  expect(other).not.toEqual(verdict)
})

test('the same proof in another encoding has the same hash, so that it is accepted once', async () => {
  const plain = await captcha.verify(encode(proof), 'contact_form')
  const { challenge, solution } = proof
  const reordered = { solution: { ...solution, time: 5 }, extra: 1, challenge: { ...challenge, extra: 1 } }
  for (const token of [encode(reordered), ` ${encode(proof)}`, encode(proof).replace(/=+$/, '')]) {
    expect(await captcha.verify(token, 'contact_form')).toEqual(plain)
  }
})

test('a challenge takes some work, but not much', async () => {
  expect(proof.solution.counter).toBeGreaterThanOrEqual(4_000)
  expect(proof.solution.counter).toBeLessThanOrEqual(12_000)
})

test('a proof is valid for two minutes', async () => {
  const verify = async (ms: number) => {
    later = ms
    const verdict = await captcha.verify(encode(proof), 'contact_form')
    later = 0
    return verdict
  }
  expect(await verify(100_000)).toMatchObject({ kind: 'verified' })
  expect(await verify(121_000)).toEqual({ kind: 'refused', reason: 'expired' })
  const late = { ...proof.challenge.parameters, expiresAt: proof.challenge.parameters.expiresAt + 3_600 }
  const stretched = { ...proof, challenge: { ...proof.challenge, parameters: late } }
  expect(await captcha.verify(encode(stretched), 'contact_form')).toEqual({
    kind: 'refused',
    reason: 'proof',
  })
})

test('a proof is valid only for its own action, host and server', async () => {
  const refusal = (reason: string) => ({ kind: 'refused', reason })
  expect(await captcha.verify(encode(proof), 'partnership_form')).toEqual(refusal('action'))
  const elsewhere = createAltcha({ secret, host: 'other.test', now })
  expect(await elsewhere.verify(encode(proof), 'contact_form')).toEqual(refusal('host'))
  const stranger = createAltcha({ secret: 'another secret, just as long as it', host: 'site.test', now })
  expect(await stranger.verify(encode(proof), 'contact_form')).toEqual(refusal('proof'))
  expect(await captcha.verify(encode(await solve(stranger)), 'contact_form')).toEqual(refusal('proof'))
})

test.for([
  ['action', { data: { action: 'partnership_form', host: 'site.test' } }, 'partnership_form'],
  ['nonce', { nonce: '00'.repeat(16) }, 'contact_form'],
  ['salt', { salt: '00'.repeat(16) }, 'contact_form'],
  ['an easy target', { keyPrefix: '00' }, 'contact_form'],
  ['no cost', { cost: 0 }, 'contact_form'],
  ['a ruinous cost', { cost: 1e9 }, 'contact_form'],
  ['another algorithm', { algorithm: 'PBKDF2/SHA-256' }, 'contact_form'],
  ['a longer key', { keyLength: 1e9 }, 'contact_form'],
  ['a key signature', { keySignature: '00' }, 'contact_form'],
  ['expiry as text', { expiresAt: 'never' }, 'contact_form'],
  ['no expiry', { expiresAt: undefined }, 'contact_form'],
  ['half a byte', { nonce: '0' }, 'contact_form'],
] as const)('changed parameters are detected: %s', async ([name, change, action]) => {
  const { parameters, signature } = proof.challenge
  const forged = { ...proof, challenge: { parameters: { ...parameters, ...change }, signature } }
  const verdict = await captcha.verify(encode(forged), action)
  // Parameters that are not part of the contract are ignored.
  expect(verdict.kind).toBe(name === 'a key signature' ? 'verified' : 'refused')
})

test.for([-1, 0.5, 2 ** 32, Number.MAX_SAFE_INTEGER, 1e300, '5', null])(
  'a counter of %s is refused',
  async (counter) => {
    const forged = { ...proof, solution: { ...proof.solution, counter } }
    expect(await captcha.verify(encode(forged), 'contact_form')).toEqual({
      kind: 'refused',
      reason: 'malformed',
    })
  },
)

test.for([
  { counter: 0xffff_ffff },
  { counter: 0 },
  { derivedKey: '00'.repeat(32) },
  { derivedKey: proof.challenge.parameters.keyPrefix },
  { derivedKey: proof.solution.derivedKey.toUpperCase() },
  { derivedKey: '0' },
])('a wrong solution is refused: %o', async (change) => {
  const forged = { ...proof, solution: { ...proof.solution, ...change } }
  expect(await captcha.verify(encode(forged), 'contact_form')).toMatchObject({ kind: 'refused' })
})

test('any invalid token is refused without an exception', async () => {
  const token = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((json) => Buffer.from(json).toString('base64')),
    fc
      .record({ challenge: fc.jsonValue(), solution: fc.jsonValue() })
      .map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
    fc.constantFrom('bnVsbA==', '%', '=', Buffer.from('['.repeat(6_000)).toString('base64')),
  )
  await fc.assert(
    fc.asyncProperty(token, async (text) => {
      expect(await captcha.verify(text, 'contact_form')).toEqual({ kind: 'refused', reason: 'malformed' })
    }),
  )
})
