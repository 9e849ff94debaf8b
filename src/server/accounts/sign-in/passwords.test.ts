import { expect, test } from 'vitest'
import * as limits from '../../../domain/limits.ts'
import { judgePassword } from './judge-password.ts'
import { checkPassword, hashPassword, impossibleHash } from './password-hash.ts'

test('a hash is Argon2id with its parameters, and different each time', async () => {
  const [one, two] = [await hashPassword('tripod'), await hashPassword('tripod')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await checkPassword('tripod', one)).toEqual({ right: true, outdated: false })
  expect(await checkPassword('Tripod', one)).toEqual({ right: false, outdated: false })
})

test('no password matches the impossible hash', async () => {
  const hash = impossibleHash()
  for (const password of ['', 'password', hash]) {
    expect(await checkPassword(password, hash)).toEqual({ right: false, outdated: false })
  }
})

test('composed and decomposed characters are equal; nothing else is changed', async () => {
  const hash = await hashPassword('  café <b>\u0000')
  expect((await checkPassword('  cafe\u0301 <b>\u0000', hash)).right).toBe(true)
  expect((await checkPassword('café <b>', hash)).right).toBe(false)
})

test('a hash made by another implementation can be checked', async () => {
  // Made by the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 24`.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await checkPassword('password', hash)).toEqual({ right: true, outdated: true })
})

test('a malformed stored hash is a bug, not a wrong password', async () => {
  await expect(checkPassword('x', 'plain text')).rejects.toThrow()
})

test.each([
  ['six of them', 'abcxyw', null],
  ['as long as can be', 'ü'.repeat(limits.account.passwordMax), null],
  ['too short', 'abcxy', 'length'],
  ['too long', 'x'.repeat(limits.account.passwordMax + 1), 'length'],
  ['common, in any case', 'PassWord1', 'pwned'],
  ['the address', 'Robin.Reyes@example.com', 'pwned'],
  ['its local part', 'robin.reyes', 'pwned'],
])('%s', (_what, password, reason) => {
  expect(judgePassword(password, 'robin.reyes@example.com')?.reasons ?? null).toEqual(reason && [reason])
})
