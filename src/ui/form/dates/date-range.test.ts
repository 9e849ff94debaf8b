import { expect, test } from 'vitest'
import { earliestEnd, endsBeforeStart } from './date-range.ts'

test('an end before the start is detected, even across months and years', () => {
  expect(endsBeforeStart({ start: '2026-03-10', end: '2026-03-09' })).toBe(true)
  expect(endsBeforeStart({ start: '2026-01-01', end: '2025-12-31' })).toBe(true)
})

test('a single day and a half-filled range are valid', () => {
  expect(endsBeforeStart({ start: '2026-03-10', end: '2026-03-10' })).toBe(false)
  expect(endsBeforeStart({ start: '', end: '2026-03-10' })).toBe(false)
  expect(endsBeforeStart({ start: '2026-03-10', end: '' })).toBe(false)
})

test('the earliest end follows the start and never falls below the minimum', () => {
  expect(earliestEnd('', undefined)).toBeUndefined()
  expect(earliestEnd('', '2026-02-01')).toBe('2026-02-01')
  expect(earliestEnd('2026-03-10', '2026-02-01')).toBe('2026-03-10')
  expect(earliestEnd('2026-01-10', '2026-02-01')).toBe('2026-02-01')
})
