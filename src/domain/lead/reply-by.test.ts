import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { formatInZone, isTimeZone, replyBy } from './reply-by.ts'

const fiveDays = { businessDays: 5 }

afterEach(() => vi.unstubAllEnvs())

test.for(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'the machine may stand in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(replyBy({ hours: 24 }, new Date('2026-11-16T23:05:00Z'))).toEqual(new Date('2026-11-17T23:05:00Z'))
    // Friday 22:00 in Portland is Saturday in most of the world.
    expect(replyBy({ businessDays: 1 }, new Date('2026-11-14T06:00:00Z'))).toEqual(
      new Date('2026-11-17T06:00:00Z'),
    )
  },
)

test.for([
  ['a Monday leads to the next Monday', '2026-06-15T17:30:15.250Z', '2026-06-22T17:30:15.250Z'],
  ['a Saturday to the Friday after', '2026-06-20T17:00:00Z', '2026-06-26T17:00:00Z'],
  ['a Sunday to the Friday after', '2026-06-21T17:00:00Z', '2026-06-26T17:00:00Z'],
  ['over the change to winter time', '2026-10-29T16:00:00Z', '2026-11-05T17:00:00Z'],
  ['over the change to summer time', '2026-03-05T17:00:00Z', '2026-03-12T16:00:00Z'],
  ['from the hour that summer time skips to', '2026-03-08T10:00:00Z', '2026-03-13T10:00:00Z'],
  ['from the second of two equal hours', '2026-11-01T09:30:00Z', '2026-11-06T09:30:00Z'],
  ['over the turn of the year', '2026-12-30T20:00:00Z', '2027-01-06T20:00:00Z'],
] as const)('five business days: %s', ([, received, expected]) => {
  expect(replyBy(fiveDays, new Date(received))).toEqual(new Date(expected))
})

test('business days agree with a calendar that knows the zone', () => {
  const moments = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 12 }), (receivedAt, businessDays) => {
      let day = Temporal.Instant.fromEpochMilliseconds(receivedAt.getTime()).toZonedDateTimeISO(
        'America/Los_Angeles',
      )
      const clock = day.toPlainTime()
      for (let left = businessDays; left > 0; ) {
        day = day.add({ days: 1 })
        if (day.dayOfWeek < 6) left -= 1
      }
      expect(replyBy({ businessDays }, receivedAt).getTime()).toBe(day.withPlainTime(clock).epochMilliseconds)
    }),
  )
})

test.for([
  ['America/Los_Angeles', 'Monday, November 16, 2026, 3:05 PM PST'],
  ['America/New_York', 'Monday, November 16, 2026, 6:05 PM EST'],
  ['Europe/Berlin', 'Tuesday, November 17, 2026, 12:05 AM GMT+1'],
  ['Asia/Kolkata', 'Tuesday, November 17, 2026, 4:35 AM GMT+5:30'],
  ['UTC', 'Monday, November 16, 2026, 11:05 PM UTC'],
] as const)('%s reads %s', ([zone, expected]) => {
  expect(formatInZone(new Date('2026-11-16T23:05:00Z'), zone)).toBe(expected)
})

test('summer time is named as such', () => {
  expect(formatInZone(new Date('2026-07-01T19:00:00Z'), 'America/Los_Angeles')).toBe(
    'Wednesday, July 1, 2026, 12:00 PM PDT',
  )
})

test('a time zone is a name that the calendar knows', () => {
  for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Etc/GMT+5', 'UTC', 'America/Port-au-Prince']) {
    expect(isTimeZone(zone), zone).toBe(true)
  }
  for (const text of ['', ' ', 'Mars/Olympus', '+05:00', 'UTC\n', 'Europe/Berlin\0', 'A'.repeat(65)]) {
    expect(isTimeZone(text), JSON.stringify(text)).toBe(false)
  }
})
