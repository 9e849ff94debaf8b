import { expect, test } from 'vitest'
import { spanOf, termOf } from './rental-length.ts'

test('a rental length is put in words', () => {
  const [day, twoDays, fiveHours] = [
    { count: 1, unit: 'day' },
    { count: 2, unit: 'day' },
    { count: 5, unit: 'hour' },
  ] as const
  expect([day, twoDays, fiveHours].map(termOf)).toEqual(['/day', ' (2 days)', ' (5 hours)'])
  expect([spanOf(day, 1), spanOf(day, 3)]).toEqual(['1 day', '3 days'])
  expect([spanOf(twoDays, 1), spanOf(twoDays, 5)]).toEqual(['2 days', '5 × 2 days'])
  expect([spanOf(fiveHours, 1), spanOf(fiveHours, 3)]).toEqual(['5 hours', '3 × 5 hours, one a day'])
})
