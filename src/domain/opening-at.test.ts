import { expect, test } from 'vitest'
import { openingAt } from './opening-at.ts'
import type { WorkCalendar } from './work-calendar.ts'

const workdays = [{ from: 9 * 60, to: 18 * 60 }]
const week: WorkCalendar = {
  timeZone: 'America/Los_Angeles',
  hours: [[], workdays, workdays, workdays, workdays, workdays, []],
  federalHolidays: true,
  closedDays: [{ from: '2026-12-28', to: '2026-12-31', name: 'Year’s end' }],
}
const at = (time: string, calendar = week) => {
  const { open, changesAt } = openingAt(calendar, new Date(time))
  return [open, changesAt?.toISOString() ?? null]
}

test('within opening hours it is open until closing time, on Portland’s clock', () => {
  expect(at('2026-11-18T17:00:00Z')).toEqual([true, '2026-11-19T02:00:00.000Z'])
  expect(at('2026-11-19T01:59:59Z')).toEqual([true, '2026-11-19T02:00:00.000Z'])
  expect(at('2026-07-01T16:00:00Z')).toEqual([true, '2026-07-02T01:00:00.000Z'])
})

test('after hours and over the weekend it is closed until the next opening', () => {
  expect(at('2026-11-19T02:00:00Z')).toEqual([false, '2026-11-19T17:00:00.000Z'])
  expect(at('2026-11-18T16:59:59Z')).toEqual([false, '2026-11-18T17:00:00.000Z'])
  expect(at('2026-11-21T20:00:00Z')).toEqual([false, '2026-11-23T17:00:00.000Z'])
})

test('federal holidays and days of its own are closed', () => {
  expect(at('2026-11-26T20:00:00Z')).toEqual([false, '2026-11-27T17:00:00.000Z'])
  expect(at('2026-11-26T20:00:00Z', { ...week, federalHolidays: false })).toEqual([
    true,
    '2026-11-27T02:00:00.000Z',
  ])
  // New Year's Day is a Friday, and the weekend follows.
  expect(at('2026-12-29T20:00:00Z')).toEqual([false, '2027-01-04T17:00:00.000Z'])
})

test('a lunch break closes, midnight does not, and a company without a closing time never changes', () => {
  const hours = (monday: WorkCalendar['hours'][number], others: WorkCalendar['hours'][number]) => ({
    ...week,
    federalHolidays: false,
    closedDays: [],
    hours: [others, monday, others, others, others, others, others],
  })
  const split = [
    { from: 540, to: 720 },
    { from: 780, to: 1080 },
  ]
  expect(at('2026-11-16T20:30:00Z', hours(split, []))).toEqual([false, '2026-11-16T21:00:00.000Z'])
  const night = [{ from: 0, to: 1440 }]
  expect(at('2026-11-16T20:30:00Z', hours(split, night))).toEqual([false, '2026-11-16T21:00:00.000Z'])
  expect(at('2026-11-17T20:30:00Z', hours([{ from: 0, to: 60 }], night))).toEqual([
    true,
    '2026-11-23T09:00:00.000Z',
  ])
  expect(at('2026-11-17T20:30:00Z', hours(night, night))).toEqual([true, null])
})
