import { expect, test } from 'vitest'
import { formatDay, formatPeriod } from './format-days.ts'

const today = '2026-11-15'

test('a day is written with its year only when that is not the current one', () => {
  expect(formatDay(today, today)).toBe('Sun, Nov 15')
  expect(formatDay('2027-01-04', today)).toBe('Mon, Jan 4, 2027')
})

test('a period names its last day, not the one after', () => {
  expect(formatPeriod({ from: '2026-11-17', until: '2026-11-18' }, today)).toBe('Tue, Nov 17')
  expect(formatPeriod({ from: '2026-12-30', until: '2027-01-03' }, today)).toBe(
    'Wed, Dec 30 to Sat, Jan 2, 2027',
  )
})
