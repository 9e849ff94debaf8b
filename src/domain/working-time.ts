import { dayMs, openDaysFrom, startOfDay } from './open-days.ts'
import { atWallTime, wallTime } from './wall-time.ts'
import type { WorkCalendar } from './work-calendar.ts'

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
