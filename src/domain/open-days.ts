import * as limits from './limits.ts'
import { isHoliday, type WorkCalendar } from './work-calendar.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** A span of opening hours in the company's local time, as `wallTime` returns it. */
export type OpenSpan = { readonly from: number; readonly to: number }
export type OpenDay = { readonly day: number; readonly spans: readonly [OpenSpan, ...OpenSpan[]] }
/** That day, or the next one on which the company opens; days are midnights of the local time. */
export type FindOpenDay = (from: number) => OpenDay

/**
 * Looks for open days, from this midnight on. After the longest closure that is believed, holidays count no more: a promise has an end, and at least one weekday has
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

/** The midnight before this local time. */
export function startOfDay(wall: number): number {
  return Math.floor(wall / dayMs) * dayMs
}
