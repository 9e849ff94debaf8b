import { dayMs } from './open-days.ts'
import { atWallTime } from './wall-time.ts'
import { isHoliday, type WorkCalendar } from './work-calendar.ts'

/** From when to when the company is open on an ISO day: ISO times, and none on a day it is closed. */
export function hoursOnDay(
  calendar: WorkCalendar,
  day: string,
): { readonly from: string; readonly to: string }[] {
  if (isHoliday(calendar, day)) return []
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const minute = dayMs / (24 * 60)
  const at = (minutes: number) => atWallTime(calendar.timeZone, midnight + minutes * minute).toISOString()
  return (calendar.hours[new Date(midnight).getUTCDay()] ?? []).map(({ from, to }) => ({
    from: at(from),
    to: at(to),
  }))
}
