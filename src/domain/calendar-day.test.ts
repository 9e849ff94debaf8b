import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isDay } from './calendar-day.ts'

test.each(['2026-01-01', '2028-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-04-31',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false)
})

describe('days', () => {
  test('are counted across months, leap years and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    // In Portland these two days have 23 and 25 hours.
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  })

  test('that are added can be subtracted and counted again', () => {
    expect(addDays(addDays('2026-05-05', 400), -400)).toBe('2026-05-05')
    expect(daysBetween('2026-05-05', addDays('2026-05-05', 400))).toBe(400)
  })
})
