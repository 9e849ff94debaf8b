import { addDays, dayParts } from '../calendar-day.ts'
import type { RentalPeriod } from './rental-period.ts'

/** `Tue, Nov 17`, with the year when it is not the current one. */
export function formatDay(day: string, today: string): string {
  const { weekday, month, date, year } = dayParts(day)
  const text = `${weekday}, ${month} ${date}`
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text}, ${year}`
}

/** One day, or the first and the last day. */
export function formatPeriod({ from, until }: RentalPeriod, today: string): string {
  const last = addDays(until, -1)
  return last === from ? formatDay(from, today) : `${formatDay(from, today)} to ${formatDay(last, today)}`
}
