import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { portlandDay } from '../portland-day.ts'
import { type Campaign, percentBooked, seasonAhead, seasonOn, slotsRemaining } from './campaign.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))
const season = seasonAhead('2026-11-17')
const campaign: Campaign = { ...season, open: true }

describe('the season ahead', () => {
  test('in November 2026 is 2027, reviewed in October 2027', () => {
    expect(season).toEqual({
      calendarYear: 2027,
      slotsTotal: 25,
      slotsBooked: 18,
      bookBy: '2027-01-31',
      partnershipSlots: 2,
      partnershipSlotsPerYear: '2-3',
      partnershipReview: 'October 2027',
    })
  })

  test.each([
    ['2027-01-31', '2027-01-31', 'October 2027'],
    ['2027-02-01', '2028-01-31', 'October 2027'],
    ['2027-10-31', '2028-01-31', 'October 2027'],
    ['2027-11-01', '2028-01-31', 'October 2028'],
  ])('on %s is booked by %s and reviewed in %s', (today, bookBy, partnershipReview) => {
    expect(seasonAhead(today)).toMatchObject({ bookBy, partnershipReview })
  })

  test('on any day is open, ends within a year, and lies entirely ahead', () => {
    fc.assert(
      fc.property(days, (today) => {
        const ahead = seasonAhead(today)
        expect(ahead.bookBy >= today && ahead.bookBy < addDays(today, 366)).toBe(true)
        expect(ahead.bookBy).toBe(`${ahead.calendarYear}-01-31`)
        expect(seasonOn(today, { ...ahead, open: true })).toEqual(ahead)
        expect(slotsRemaining(ahead)).toBe(7)
        expect(percentBooked(ahead)).toBe(72)
      }),
    )
  })
})

describe('the claims on pages', () => {
  test('last until midnight in Portland after the book-by day, wherever the server is', () => {
    expect(seasonOn(portlandDay(new Date('2027-02-01T07:59:59Z')), campaign)).toEqual(season)
    expect(seasonOn(portlandDay(new Date('2027-02-01T08:00:00Z')), campaign)).toBeNull()
  })

  test('are null when staff have closed the record', () => {
    expect(seasonOn('2026-11-17', { ...campaign, open: false })).toBeNull()
  })

  test('name the review until its month is over, and always when staff wrote it in other words', () => {
    const reviewOn = (today: string, partnershipReview: string) =>
      seasonOn(today, { ...campaign, partnershipReview })?.partnershipReview
    expect(reviewOn('2026-10-31', 'October 2026')).toBe('October 2026')
    expect(reviewOn('2026-11-01', 'October 2026')).toBeNull()
    expect(reviewOn('2026-11-01', 'December 2025')).toBeNull()
    expect(reviewOn('2026-11-01', 'After Easter')).toBe('After Easter')
  })
})

test('an overbooked or empty calendar counts as fully booked', () => {
  expect(slotsRemaining({ ...season, slotsBooked: 30 })).toBe(0)
  expect(percentBooked({ ...season, slotsBooked: 30 })).toBe(100)
  expect(percentBooked({ ...season, slotsTotal: 0, slotsBooked: 0 })).toBe(100)
})
