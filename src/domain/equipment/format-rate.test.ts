import { expect, test } from 'vitest'
import { formatDailyRate, formatDollars } from './format-rate.ts'

test('rates are whole dollars a day', () => {
  expect(formatDailyRate(125)).toBe('$125/day')
})

test('thousands are set apart', () => {
  expect(formatDollars(11_050)).toBe('$11,050')
})
