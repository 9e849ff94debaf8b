import { expect, test } from 'vitest'
import type { OpenSpan } from '../opening-hours.ts'
import { reachOf, warnBeforeMs } from './escalation.ts'

test('the warning comes when a quarter of the promise’s working time is left, and half an hour ahead at least', () => {
  const minutes = (promise: Parameters<typeof warnBeforeMs>[0]) => warnBeforeMs(promise) / 60_000
  expect(minutes({ hours: 1 })).toBe(30)
  expect(minutes({ hours: 2 })).toBe(30)
  expect(minutes({ hours: 8 })).toBe(120)
  expect(minutes({ businessDays: 1 })).toBe(120)
  expect(minutes({ businessDays: 5 })).toBe(600)
})

const workday: readonly OpenSpan[] = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 18 * 60 },
]
const calendar = {
  timeZone: 'America/Los_Angeles',
  hours: [[], workday, workday, workday, workday, workday, []],
  federalHolidays: true,
  closedDays: [{ from: '2026-12-24', to: '2027-01-03', name: 'Between the years' }],
}

test.for([
  ['within a morning', '2026-11-17T09:30-08:00', '2026-11-17T10:00-08:00'],
  ['over the pause at noon', '2026-11-17T11:45-08:00', '2026-11-17T13:15-08:00'],
  ['over a night', '2026-11-17T17:45-08:00', '2026-11-18T09:15-08:00'],
  ['at an opening', '2026-11-17T17:30-08:00', '2026-11-18T09:00-08:00'],
  ['over a weekend', '2026-11-20T17:50-08:00', '2026-11-23T09:20-08:00'],
  ['over Thanksgiving', '2026-11-25T17:50-08:00', '2026-11-27T09:20-08:00'],
  ['over days of their own', '2026-12-23T17:50-08:00', '2027-01-04T09:20-08:00'],
  ['over the end of daylight saving', '2026-10-30T17:50-07:00', '2026-11-02T09:20-08:00'],
] as const)('an answer due %s is reached half a working hour ahead, and no later one is', ([, now, due]) => {
  const reach = reachOf(30 * 60_000, new Date(now), calendar).getTime() - Date.parse(due)
  expect(reach).toBeGreaterThan(0)
  expect(reach).toBeLessThan(60_000)
})
