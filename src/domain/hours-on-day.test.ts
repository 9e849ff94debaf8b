import { expect, test } from 'vitest'
import { hoursOnDay } from './hours-on-day.ts'
import type { WorkCalendar } from './work-calendar.ts'

const workdays = [{ from: 9 * 60, to: 18 * 60 }]
const calendar: WorkCalendar = {
  timeZone: 'America/Los_Angeles',
  hours: [[], workdays, workdays, workdays, workdays, workdays, []],
  federalHolidays: true,
  closedDays: [{ from: '2026-12-28', to: '2026-12-31', name: 'Year’s end' }],
}

test('a day has its hours on Portland’s clock, in winter and in summer', () => {
  expect(hoursOnDay(calendar, '2026-11-20')).toEqual([
    { from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T02:00:00.000Z' },
  ])
  expect(hoursOnDay(calendar, '2026-07-01')[0]?.from).toBe('2026-07-01T16:00:00.000Z')
})

test.for(['2026-11-21', '2026-11-26', '2026-12-29'])('%s has none: weekend, holiday, own closure', (day) => {
  expect(hoursOnDay(calendar, day)).toEqual([])
})
