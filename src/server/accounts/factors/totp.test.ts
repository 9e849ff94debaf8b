import { expect, test } from 'vitest'
import { base32, matchTotp, totpCode, totpStep, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.for([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const)('the code of RFC 6238 at %i is %s', ([seconds, code]) => {
  const step = totpStep(new Date(seconds * 1000))
  expect(totpCode(secret, step, 8)).toBe(code)
  expect(totpCode(secret, step)).toBe(code.slice(2))
})

test('a code is valid in its own 30-second period and the ones next to it', () => {
  const at = new Date('2026-11-16T12:00:10Z')
  const step = totpStep(at)
  const found = [-2, -1, 0, 1, 2].map((later) => matchTotp(secret, totpCode(secret, step + later), at, 0))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
})

test('a used code is refused, and so is any earlier one', () => {
  const at = new Date('2026-11-16T12:00:10Z')
  const step = totpStep(at)
  expect(matchTotp(secret, totpCode(secret, step), at, step)).toBeNull()
  expect(matchTotp(secret, totpCode(secret, step - 1), at, step)).toBeNull()
  expect(matchTotp(secret, totpCode(secret, step + 1), at, step)).toBe(step + 1)
})

test.for(['', '12345', '1234567', '０１２３４５', '12345\0', '      ', 'abcdef'])('%j is refused', (code) => {
  expect(matchTotp(secret, code, new Date(), 0)).toBeNull()
})

test.for([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
] as const)('%j is encoded as in RFC 4648', ([text, written]) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test('long input is encoded without losing bits', () => {
  expect(base32(Buffer.alloc(20, 0xff))).toBe('7'.repeat(32))
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the address for an authenticator app names issuer and account, whatever characters they contain', () => {
  const uri = new URL(totpUri('Bright & Co: films', 'a+b@example.com', secret))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toBe('/Bright & Co: films:a+b@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Bright & Co: films',
    period: '30',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
})
