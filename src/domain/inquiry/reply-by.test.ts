import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultListing } from '../../content/company/company.ts'
import { isFederalHoliday } from '../federal-holidays.ts'
import { readOpeningHours } from '../opening-hours.ts'
import type { WorkCalendar } from '../work-calendar.ts'
import { replyBy } from './reply-by.ts'

const portland = 'America/Los_Angeles'
const usual = calendarOf(defaultListing.openingHours)
const quote = { hours: 2 }
const inquiry = { businessDays: 1 }
const application = { businessDays: 5 }

function calendarOf(text: string, others: Partial<WorkCalendar> = {}): WorkCalendar {
  const hours = readOpeningHours(text)
  if (!hours) throw new Error(`${text} is no opening time`)
  return { timeZone: portland, hours, federalHolidays: true, closedDays: [], ...others }
}

/** A moment in a zone's local time. */
function at(clock: string, zone = portland): Date {
  return new Date(Temporal.PlainDateTime.from(clock).toZonedDateTime(zone).epochMilliseconds)
}

function inPortland(date: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(portland)
}

afterEach(() => vi.unstubAllEnvs())

test.for([
  [
    'a quote asked for at night is due two hours after opening',
    quote,
    '2026-11-17T22:24',
    '2026-11-18T11:00',
  ],
  ['a quote asked for before opening', quote, '2026-11-17T03:00', '2026-11-17T11:00'],
  ['a quote asked for at opening', quote, '2026-11-17T09:00', '2026-11-17T11:00'],
  ['a quote is rounded up to a quarter of an hour', quote, '2026-11-17T10:37:40', '2026-11-17T12:45'],
  ['a quote at the last minute that leaves two hours', quote, '2026-11-20T16:00:59', '2026-11-20T18:00'],
  ['a quote late on a Friday', quote, '2026-11-20T17:00', '2026-11-23T10:00'],
  ['a quote on the eve of Thanksgiving', quote, '2026-11-25T17:30', '2026-11-27T10:30'],
  ['a quote before a holiday observed on a Friday', quote, '2026-07-02T18:00', '2026-07-06T11:00'],
  ['a quote across the change to daylight saving time', quote, '2026-03-06T17:00', '2026-03-09T10:00'],
  ['a quote across the change to standard time', quote, '2026-10-30T17:00', '2026-11-02T10:00'],
  ['an inquiry is due at the same time the next day', inquiry, '2026-11-17T10:24', '2026-11-18T10:30'],
  ['an inquiry at closing is due at the next closing', inquiry, '2026-11-17T18:00', '2026-11-18T18:00'],
  ['an inquiry at night is due at the next closing', inquiry, '2026-11-17T22:24', '2026-11-18T18:00'],
  ['an inquiry before opening is due at closing that day', inquiry, '2026-11-18T07:00', '2026-11-18T18:00'],
  ['an inquiry on a Friday afternoon is due on Monday', inquiry, '2026-11-20T15:05', '2026-11-23T15:15'],
  [
    'an inquiry on a Friday night is due at Monday’s closing',
    inquiry,
    '2026-11-20T22:00',
    '2026-11-23T18:00',
  ],
  ['an inquiry across Christmas and the weekend', inquiry, '2026-12-24T12:00', '2026-12-28T12:00'],
  ['an application has five business days', application, '2026-11-16T12:00', '2026-11-23T12:00'],
  ['holidays are not business days', application, '2026-11-23T12:00', '2026-12-01T12:00'],
  ['an application sent on a weekend starts on Monday', application, '2026-11-21T12:00', '2026-11-30T18:00'],
  ['an application across the turn of the year', application, '2026-12-30T12:00', '2027-01-07T12:00'],
] as const)('%s', ([, promise, asked, due]) => {
  expect(replyBy(promise, at(asked), usual)).toEqual(at(due))
})

test('opening hours with breaks and closed days are respected', () => {
  const broken = calendarOf('Tu-Th 08:00-12:00, Tu-Th 13:00-17:10, Fr 08:00-12:00')
  expect(replyBy(quote, at('2026-11-17T11:00'), broken)).toEqual(at('2026-11-17T14:00'))
  expect(replyBy(quote, at('2026-11-17T15:05'), broken)).toEqual(at('2026-11-17T17:10'))
  expect(replyBy(inquiry, at('2026-11-17T12:30'), broken)).toEqual(at('2026-11-18T13:00'))
  expect(replyBy(inquiry, at('2026-11-19T16:00'), broken)).toEqual(at('2026-11-20T12:00'))
  expect(replyBy(inquiry, at('2026-11-20T13:00'), broken)).toEqual(at('2026-11-24T17:10'))
})

test('federal holidays count only where the company keeps them', () => {
  const working = calendarOf(defaultListing.openingHours, { federalHolidays: false })
  expect(replyBy(quote, at('2026-11-26T10:00'), working)).toEqual(at('2026-11-26T12:00'))
  expect(replyBy(quote, at('2026-11-26T10:00'), usual)).toEqual(at('2026-11-27T11:00'))
})

test('the company’s own closed days count as closed, from the first to the last', () => {
  const closedDays = [
    { from: '2026-12-28', to: '2027-01-03', name: 'Between the years' },
    { from: '2026-11-19', to: '2026-11-19', name: 'Moving' },
  ]
  const calendar = calendarOf(defaultListing.openingHours, { closedDays })
  expect(replyBy(quote, at('2026-11-18T17:00'), calendar)).toEqual(at('2026-11-20T10:00'))
  expect(replyBy(inquiry, at('2026-12-24T12:00'), calendar)).toEqual(at('2027-01-04T12:00'))
})

test.for(['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'hours and days are those of %s',
  (timeZone) => {
    const calendar = calendarOf(defaultListing.openingHours, { timeZone, federalHolidays: false })
    expect(replyBy(quote, at('2026-11-17T22:24', timeZone), calendar)).toEqual(
      at('2026-11-18T11:00', timeZone),
    )
    expect(replyBy(inquiry, at('2026-11-20T15:05', timeZone), calendar)).toEqual(
      at('2026-11-23T15:15', timeZone),
    )
  },
)

test('in an open night, two hours are two hours although the clock changes', () => {
  const always = calendarOf('Mo-Su 00:00-24:00', { federalHolidays: false })
  for (const asked of ['2026-03-08T09:30:00Z', '2026-11-01T08:15:00Z', '2026-11-01T09:45:00Z']) {
    const due = replyBy(quote, new Date(asked), always)
    expect(due.getTime() - Date.parse(asked)).toBe(2 * 3_600_000)
  }
})

test('a closure of more than a year ends a promise after a year, within weekly hours', () => {
  const closedDays = [{ from: '2026-11-01', to: '2099-12-31', name: 'Gone fishing' }]
  const calendar = calendarOf(defaultListing.openingHours, { closedDays })
  expect(replyBy(quote, at('2026-11-17T10:00'), calendar)).toEqual(at('2027-11-18T11:00'))
  expect(replyBy(inquiry, at('2026-11-17T10:00'), calendar)).toEqual(at('2027-11-18T18:00'))
  expect(replyBy(application, at('2026-11-17T10:00'), calendar)).toEqual(at('2027-11-24T18:00'))
})

test.for(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'the result is the same on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    // Friday 22:00 in Portland is Saturday in most of the world.
    expect(replyBy(quote, new Date('2026-11-14T06:00:00Z'), usual)).toEqual(new Date('2026-11-16T19:00:00Z'))
    expect(replyBy(inquiry, new Date('2026-11-14T06:00:00Z'), usual)).toEqual(
      new Date('2026-11-17T02:00:00Z'),
    )
  },
)

/** A whole year, with both clock changes and all holidays. */
const moments = fc.date({
  min: new Date('2026-01-01T08:00:00Z'),
  max: new Date('2027-01-01T08:00:00Z'),
  noInvalidDate: true,
})
const promises = fc.oneof(
  fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ businessDays: fc.integer({ min: 1, max: 12 }) }),
)

function opensOn(day: Temporal.ZonedDateTime): boolean {
  return day.dayOfWeek < 6 && !isFederalHoliday(day.toPlainDate().toString())
}

test('a reply is due on a day and at an hour when the company is open, and never before it was asked for', () => {
  fc.assert(
    fc.property(promises, moments, (promise, asked) => {
      const due = replyBy(promise, asked, usual)
      const day = inPortland(due)
      expect(opensOn(day)).toBe(true)
      expect(day.hour * 60 + day.minute).toBeGreaterThanOrEqual(9 * 60)
      expect(day.hour * 60 + day.minute).toBeLessThanOrEqual(18 * 60)
      expect(day.minute % 15).toBe(0)
      expect(due.getTime()).toBeGreaterThan(asked.getTime())
    }),
  )
})

test('a later request is never due earlier', () => {
  fc.assert(
    fc.property(promises, moments, fc.integer({ min: 0, max: 4 * 86_400_000 }), (promise, asked, later) => {
      const first = replyBy(promise, asked, usual)
      const second = replyBy(promise, new Date(asked.getTime() + later), usual)
      expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime())
    }),
  )
})

test('promised hours are opening hours, apart from the rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), moments, (promised, asked) => {
      const minute = new Date(Math.floor(asked.getTime() / 60_000) * 60_000)
      const counted = openMinutes(minute, replyBy({ hours: promised }, asked, usual))
      expect(counted).toBeGreaterThanOrEqual(promised * 60)
      expect(counted).toBeLessThan(promised * 60 + 15)
    }),
  )
})

/** Minutes from nine to six, on open days, between two moments. */
function openMinutes(from: Date, to: Date): number {
  let minutes = 0
  const end = inPortland(to)
  for (
    let day = inPortland(from).startOfDay();
    Temporal.ZonedDateTime.compare(day, end) < 0;
    day = day.add({ days: 1 })
  ) {
    if (!opensOn(day)) continue
    const opening = Math.max(day.with({ hour: 9 }).epochMilliseconds, from.getTime())
    const closing = Math.min(day.with({ hour: 18 }).epochMilliseconds, to.getTime())
    minutes += Math.max(0, closing - opening) / 60_000
  }
  return minutes
}

test('promised days are full business days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), moments, (promised, asked) => {
      const due = inPortland(replyBy({ businessDays: promised }, asked, usual))
      let days = 0
      const askedAt = inPortland(asked)
      for (
        let day = askedAt.startOfDay().add({ days: opensOn(askedAt) && askedAt.hour >= 9 ? 1 : 0 });
        Temporal.ZonedDateTime.compare(day, due) < 0;
        day = day.add({ days: 1 })
      ) {
        if (opensOn(day)) days += 1
      }
      expect(days).toBe(promised)
    }),
  )
})
