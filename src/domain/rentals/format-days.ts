import { addDays } from '../calendar-day.ts'
import type { RentalPeriod } from './rental-period.ts'

/** Days belong to no time zone; the formatter needs one all the same. */
const near = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const far = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Tue, Nov 17`, with its year where that is not today's. */
export function formatDay(day: string, today: string): string {
  const calendar = day.slice(0, 4) === today.slice(0, 4) ? near : far
  return calendar.format(new Date(`${day}T00:00:00Z`))
}

/** One day, or the first and the last. */
export function formatPeriod({ from, until }: RentalPeriod, today: string): string {
  const last = addDays(until, -1)
  return last === from ? formatDay(from, today) : `${formatDay(from, today)} to ${formatDay(last, today)}`
}
