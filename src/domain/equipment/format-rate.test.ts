import { expect, test } from 'vitest'
import { formatDailyRate } from './format-rate.ts'

test('rates are whole dollars a day', () => {
  expect(formatDailyRate(125)).toBe('$125/day')
})
