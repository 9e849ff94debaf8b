import { dayMs, openDaysFrom, startOfDay } from './open-days.ts'
import { atWallTime, wallTime } from './wall-time.ts'
import type { WorkCalendar } from './work-calendar.ts'

/** A company that is open for longer than this counts as always open. */
const longestOpenMs = 8 * dayMs

/** Whether the company is open at this moment, and when that changes; null when it stays open for more than a week. */
export function openingAt(
  calendar: WorkCalendar,
  at: Date,
): { readonly open: boolean; readonly changesAt: Date | null } {
  const now = at.getTime()
  const today = startOfDay(wallTime(calendar.timeZone, at))
  const find = openDaysFrom(today, calendar)
  // Spans that touch, at midnight for example, are one.
  let openUntil: number | null = null
  for (let day = find(today); ; day = find(day.day + dayMs)) {
    for (const span of day.spans) {
      const [from, to] = [span.from, span.to].map((wall) => atWallTime(calendar.timeZone, wall).getTime())
      if (from === undefined || to === undefined || to <= now) continue
      if (from > (openUntil ?? now)) {
        return openUntil === null
          ? { open: false, changesAt: new Date(from) }
          : { open: true, changesAt: new Date(openUntil) }
      }
      openUntil = to
      if (openUntil > now + longestOpenMs) return { open: true, changesAt: null }
    }
  }
}
