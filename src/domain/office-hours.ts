import { groupHours } from './opening-hours.ts'
import { portlandTimeZone } from './portland-day.ts'
import { wallTime } from './wall-time.ts'
import type { WorkCalendar } from './work-calendar.ts'

/** Spans of a day in minutes since midnight in Portland, where they may begin a day earlier or later. */
export type OfficeHours = readonly (readonly [from: number, to: number])[]

/** The hours of most days of the week, by Portland's clock at that moment. */
export function officeHours(
  { hours, timeZone }: Pick<WorkCalendar, 'hours' | 'timeZone'>,
  now: Date,
): OfficeHours {
  const ahead = (wallTime(portlandTimeZone, now) - wallTime(timeZone, now)) / 60_000
  const daysIn = (runs: readonly { first: number; last: number }[]) =>
    runs.reduce((days, { first, last }) => days + ((last - first + 7) % 7) + 1, 0)
  const [usual] = groupHours(hours).toSorted((a, b) => daysIn(b.runs) - daysIn(a.runs))
  return usual?.spans.map(({ from, to }) => [from + ahead, to + ahead] as const) ?? []
}
