import { expect, test } from 'vitest'
import { formatInZone } from './format-in-zone.ts'

test.for([
  ['America/Los_Angeles', 'Monday, November 16, 2026, 3:05 PM PST'],
  ['America/New_York', 'Monday, November 16, 2026, 6:05 PM EST'],
  ['Europe/Berlin', 'Tuesday, November 17, 2026, 12:05 AM GMT+1'],
  ['Asia/Kolkata', 'Tuesday, November 17, 2026, 4:35 AM GMT+5:30'],
  ['UTC', 'Monday, November 16, 2026, 11:05 PM UTC'],
] as const)('%s reads %s', ([zone, expected]) => {
  expect(formatInZone(new Date('2026-11-16T23:05:00Z'), zone)).toBe(expected)
})

test('daylight saving time is named', () => {
  expect(formatInZone(new Date('2026-07-01T19:00:00Z'), 'America/Los_Angeles')).toBe(
    'Wednesday, July 1, 2026, 12:00 PM PDT',
  )
})
