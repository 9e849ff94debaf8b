import { expect, test } from 'vitest'
import { bytesText, msText, secondsText } from './figures.ts'

test('figures are as short as they still mean something', () => {
  expect([0, 999, 1_400, 11_000_000, 1.44e9, 82e9].map(bytesText)).toEqual([
    '0 B',
    '999 B',
    '1.4 KB',
    '11 MB',
    '1.4 GB',
    '82 GB',
  ])
  expect([0.4, 340, 2_140, 30_000].map(msText)).toEqual(['0 ms', '340 ms', '2.1 s', '30.0 s'])
  expect([0, 42, 75, 8_000, 400_000].map(secondsText)).toEqual(['0 s', '42 s', '1m', '2h 13m', '4d 15h'])
})
