import { expect, test } from 'vitest'
import { readRecoveryCode, showRecoveryCode } from './recovery-code.ts'

test.each(['abcd-efgh-2345-wxyz', 'ABCD EFGH 2345 WXYZ ', 'abcdefgh2345wxyz'])('%j is a code', (text) => {
  expect(readRecoveryCode(text)).toBe('abcdefgh2345wxyz')
})

test.each(['', 'abcd-efgh', 'abcd-efgh-2345-wxy', 'abcd-efgh-2345-wxyza', 'abcd-efgh-1890-wxyz'])(
  '%j is none',
  (text) => {
    expect(readRecoveryCode(text)).toBe(null)
  },
)

test('a code is shown in groups of four, which are read as the same code', () => {
  expect(showRecoveryCode('abcdefgh2345wxyz')).toBe('abcd-efgh-2345-wxyz')
  expect(readRecoveryCode(showRecoveryCode('abcdefgh2345wxyz'))).toBe('abcdefgh2345wxyz')
})
