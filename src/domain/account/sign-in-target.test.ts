import { expect, test } from 'vitest'
import { signInTarget } from './sign-in-target.ts'

test.each([
  ['/inquiry', '/inquiry'],
  ['/account', '/account'],
  ['/quote', '/quote'],
  ['/staff', '/staff'],
  ['/staff/inbox', '/'],
  ['/staffing', '/'],
  [null, '/'],
  ['', '/'],
  ['/auth', '/'],
  ['/no-such-page', '/'],
  ['//evil.example', '/'],
  ['https://evil.example/inquiry', '/'],
  ['/inquiry?x=1', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in, %s leads to %s', (asked, path) => {
  expect(signInTarget(asked)).toBe(path)
})
