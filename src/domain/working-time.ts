import * as limits from './limits.ts'
import { atWallTime, wallTime } from './wall-time.ts'
import { isHoliday, type WorkCalendar } from './work-calendar.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** A span of opening hours in the company's local time, as `wallTime` returns it. */
type Span = { readonly from: number; readonly to: number }
export type OpenDay = { readonly day: number; readonly spans: readonly [Span, ...Span[]] }
/** That day, or the next one on which the company opens; days are midnights of the local time. */
export type FindOpenDay = (from: number) => OpenDay

/**
 * The moment at which the company has worked for so long since `from`, and when it closes after it. Counts in real time: in an
 * open night, a clock change makes no hour longer or shorter.
 */
export function afterWorkingTime(
  from: number,
  duration: number,
  calendar: WorkCalendar,
): { readonly at: number; readonly closesAt: number } {
  const { timeZone } = calendar
  const momentOf = (wall: number) => atWallTime(timeZone, wall).getTime()
  const today = startOfDay(wallTime(timeZone, new Date(from)))
  const find = openDaysFrom(today, calendar)
  let left = duration
  let open = find(today)
  for (;;) {
    for (const span of open.spans) {
      const start = Math.max(from, momentOf(span.from))
      const closesAt = momentOf(span.to)
      if (start + left <= closesAt) return { at: start + left, closesAt }
      left -= Math.max(0, closesAt - start)
    }
    open = find(open.day + dayMs)
  }
}

/** Whether the company is open at this moment. */
export function isWorkingTime(at: Date, calendar: WorkCalendar): boolean {
  const wall = wallTime(calendar.timeZone, at)
  const today = startOfDay(wall)
  const { day, spans } = openDaysFrom(today, calendar)(today)
  return day === today && spans.some(({ from, to }) => from <= wall && wall < to)
}

/**
 * After the longest closure that is believed, holidays count no more: a promise has an end, and at least one weekday has
 * hours.
 */
export function openDaysFrom(today: number, calendar: WorkCalendar): FindOpenDay {
  const lastHoliday = today + limits.desk.calendar.longestClosureDays * dayMs
  return (from) => {
    for (let day = from; ; day += dayMs) {
      const date = new Date(day)
      if (day < lastHoliday && isHoliday(calendar, date.toISOString().slice(0, 10))) continue
      const [first, ...rest] = (calendar.hours[date.getUTCDay()] ?? []).map((span) => ({
        from: day + span.from * minuteMs,
        to: day + span.to * minuteMs,
      }))
      if (first) return { day, spans: [first, ...rest] }
    }
  }
}

export function startOfDay(wall: number): number {
  return Math.floor(wall / dayMs) * dayMs
}
