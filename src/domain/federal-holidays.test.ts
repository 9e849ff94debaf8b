import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { federalHoliday, isFederalHoliday } from './federal-holidays.ts'

function holidaysOf(year: number): string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
    if (isFederalHoliday(day)) found.push(day.slice(5))
  }
  return found
}

test('the holidays of a year whose Fourth of July is a Saturday', () => {
  expect(holidaysOf(2026)).toEqual([
    '01-01',
    '01-19',
    '02-16',
    '05-25',
    '06-19',
    '07-03',
    '07-04',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-25',
  ])
})

test('New Year’s Day on a Saturday is observed in the year before, a holiday on a Sunday on Monday', () => {
  expect(isFederalHoliday('2021-12-31')).toBe(true)
  expect(isFederalHoliday('2022-06-20')).toBe(true)
  expect(isFederalHoliday('2022-12-26')).toBe(true)
  expect(isFederalHoliday('2023-01-02')).toBe(true)
  expect(isFederalHoliday('2024-12-26')).toBe(false)
})

test('a holiday is known by its name, also on the day on which it is observed', () => {
  expect(federalHoliday('2026-11-26')).toBe('thanksgiving')
  expect(federalHoliday('2026-07-03')).toBe('independence')
  expect(federalHoliday('2026-05-25')).toBe('memorial')
  expect(federalHoliday('2026-11-18')).toBeNull()
})
