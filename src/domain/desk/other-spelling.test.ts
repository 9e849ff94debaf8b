import { expect, test } from 'vitest'
import { otherSpelling } from './other-spelling.ts'

test.each([
  ['(503) 555-0142', '5035550142'],
  ['+1 503 555 0142', '15035550142'],
  ['503.555.0142', '5035550142'],
  ['5xk2pa71qz', '5xk2p-a71qz'],
  [' 5XK2PA71QZ ', '5xk2p-a71qz'],
])('%s is stored as %s', (written, stored) => {
  expect(otherSpelling(written)).toBe(stored)
})

test.each([
  '5035550142',
  'conference',
  'bakersdozen',
  '503-55',
  '5xk2p-a71qz',
  'call (503) 555-0142',
  '',
  '%',
])('%s has no other spelling', (written) => {
  expect(otherSpelling(written)).toBeNull()
})
