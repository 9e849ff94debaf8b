import { describe, expect, test } from 'vitest'
import { formatClock, formatOffset, readZoneClock } from './zone-clock.ts'

const winter = new Date('2025-01-15T17:00:00Z')
const summer = new Date('2025-07-15T16:30:59Z')

test.each([
  ['America/Los_Angeles', '9:00 AM', 'UTC-8', '9:30 AM', 'UTC-7'],
  ['America/New_York', '12:00 PM', 'UTC-5', '12:30 PM', 'UTC-4'],
  ['Europe/London', '5:00 PM', 'UTC+0', '5:30 PM', 'UTC+1'],
  ['Asia/Dubai', '9:00 PM', 'UTC+4', '8:30 PM', 'UTC+4'],
  ['Asia/Kolkata', '10:30 PM', 'UTC+5:30', '10:00 PM', 'UTC+5:30'],
  ['Asia/Tokyo', '2:00 AM', 'UTC+9', '1:30 AM', 'UTC+9'],
])('%s in winter and in summer', (zone, winterTime, winterOffset, summerTime, summerOffset) => {
  const cold = readZoneClock(zone, winter)
  const warm = readZoneClock(zone, summer)
  expect([formatClock(cold), formatOffset(cold.offsetMinutes)]).toEqual([winterTime, winterOffset])
  expect([formatClock(warm), formatOffset(warm.offsetMinutes)]).toEqual([summerTime, summerOffset])
})

describe('days', () => {
  const daysAhead = (at: string) =>
    readZoneClock('Asia/Tokyo', new Date(at)).day - readZoneClock('America/Los_Angeles', new Date(at)).day

  test('Tokyo is a day ahead of Portland from midnight in Tokyo to midnight in Portland', () => {
    expect(daysAhead('2025-01-15T14:59:00Z')).toBe(0)
    expect(daysAhead('2025-01-15T15:00:00Z')).toBe(1)
    expect(daysAhead('2025-01-16T07:59:00Z')).toBe(1)
    expect(daysAhead('2025-01-16T08:00:00Z')).toBe(0)
  })
})

test('midnight and noon are shown as twelve', () => {
  expect(formatClock({ hour: 0, minute: 5 })).toBe('12:05 AM')
  expect(formatClock({ hour: 12, minute: 0 })).toBe('12:00 PM')
})
