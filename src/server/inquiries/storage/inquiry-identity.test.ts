import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryJobId, hashStatusToken, identifyInquiry, keyOfText } from './inquiry-identity.ts'

const secret = 'a secret of the tests, long enough'
const key = '5f0c1f0e-2f5e-4d4e-a5a5-0123456789ab'

test('an inquiry always has the same reference and token, in the right format', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const { reference, statusToken } = identifyInquiry(secret, id)
      expect(identifyInquiry(secret, id)).toEqual({ reference, statusToken })
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
      expect(statusToken).toMatch(/^[\w-]{22}$/)
      expect(deliveryJobId(reference, 'owner')).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
      )
    }),
  )
})

test('reference and token reveal nothing without the secret, nor the reference the token', () => {
  const ours = identifyInquiry(secret, key)
  const theirs = identifyInquiry('another secret, just as long as it', key)
  expect(theirs.reference).not.toBe(ours.reference)
  expect(theirs.statusToken).not.toBe(ours.statusToken)
  expect(identifyInquiry(secret, ours.reference).statusToken).not.toBe(ours.statusToken)
})

test('ten thousand inquiries have different references and tokens', () => {
  const all = Array.from({ length: 10_000 }, (_, n) => identifyInquiry(secret, `${key}${n}`))
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length)
  expect(new Set(all.map(({ statusToken }) => statusToken)).size).toBe(all.length)
})

test('each delivery of each inquiry has its own job id', () => {
  const ids = ['AAAAA-AAAAA', 'AAAAA-AAAAB'].flatMap((reference) =>
    ['owner', 'visitor', 'webhook'].map((channel) => deliveryJobId(reference, channel)),
  )
  expect(new Set(ids).size).toBe(6)
})

test('the stored hash of a token opens nothing', () => {
  const { statusToken } = identifyInquiry(secret, key)
  expect(hashStatusToken(statusToken).toString('base64url')).not.toContain(statusToken)
  expect(hashStatusToken(statusToken)).toHaveLength(32)
})

test('a text has one key per address and day, which depends on the secret', () => {
  const given = [secret, 'hash', '203.0.113.7', '2026-11-16'] as const
  const ours = keyOfText(...given)
  expect(keyOfText(...given)).toBe(ours)
  expect(ours).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  const others = given.map((_, changed) => {
    const [first, hash, address, day] = given.map((value, index) => (index === changed ? `${value}!` : value))
    return keyOfText(first ?? '', hash ?? '', address ?? '', day ?? '')
  })
  expect(new Set([ours, ...others]).size).toBe(5)
})
