import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { readPeriod } from './rental-period.ts'

const today = '2026-11-15'

test('one day, or a first and a last day, becomes a half-open period', () => {
  expect(readPeriod(today, '', today)).toEqual({
    kind: 'period',
    period: { from: today, until: '2026-11-16' },
  })
  expect(readPeriod('2026-11-20', '2026-11-22', today)).toEqual({
    kind: 'period',
    period: { from: '2026-11-20', until: '2026-11-23' },
  })
})

test.each([
  ['', '', 'from', 'no-day'],
  ['tomorrow', '', 'from', 'no-day'],
  ['2026-11-31', '', 'from', 'no-day'],
  [today, '2026-02-30', 'to', 'no-day'],
  ['2026-11-14', '', 'from', 'past'],
  ['2026-11-14', '2026-11-20', 'from', 'past'],
  ['2026-11-20', '2026-11-19', 'to', 'reversed'],
  [today, '2036-11-15', 'to', 'too-long'],
  ['2036-11-15', '', 'from', 'too-far'],
] as const)('%j to %j is refused', (from, to, field, problem) => {
  expect(readPeriod(from, to, today)).toEqual({ kind: 'problem', field, problem })
})

test('the longest period is accepted, and one day more is refused', () => {
  const last = addDays(today, limits.rental.longestDays - 1)
  expect(readPeriod(today, last, today).kind).toBe('period')
  expect(readPeriod(today, addDays(last, 1), today).kind).toBe('problem')
})
