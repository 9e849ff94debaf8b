import { expect, test } from 'vitest'
import { readArrival, readNext } from './arrival.ts'

const site = 'https://studio.example'

test('a plain address brings nothing', () => {
  for (const path of ['/', '/auth', '/auth?next=/enquiry', '/#contact-form'])
    expect(readArrival(site + path)).toBe(null)
})

test('a link from a mail says what it is for and where it leads', () => {
  expect(readArrival(`${site}/auth#token_hash=abc-_1&type=signup&next=%2F`)).toEqual({
    kind: 'link',
    link: 'signup',
    tokenHash: 'abc-_1',
    next: '/',
  })
  expect(readArrival(`${site}/auth#token_hash=abc&type=recovery&next=%2Fquote`)).toMatchObject({
    link: 'recovery',
    next: '/quote',
  })
})

test('a hosted project brings the session itself, or why there is none', () => {
  const tokens = 'access_token=a&refresh_token=b&expires_in=3600&token_type=bearer'
  expect(readArrival(`${site}/#${tokens}&type=signup`)).toEqual({ kind: 'session', recovery: false })
  expect(readArrival(`${site}/portfolio#${tokens}&type=recovery`)).toEqual({
    kind: 'session',
    recovery: true,
  })
  const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
  expect(readArrival(`${site}/#${error}`)).toEqual({ kind: 'refused' })
  expect(readArrival(`${site}/?${error}`)).toEqual({ kind: 'refused' })
})

test.each([
  ['/enquiry', '/enquiry'],
  ['/quote', '/quote'],
  [null, '/'],
  ['', '/'],
  ['/auth', '/'],
  ['/no-such-page', '/'],
  ['//evil.example', '/'],
  ['https://evil.example/enquiry', '/'],
  ['/enquiry?x=1', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in, %s leads to %s', (asked, path) => {
  expect(readNext(asked)).toBe(path)
})
