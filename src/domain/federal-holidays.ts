import { addDays } from './calendar-day.ts'

/** Holidays on a fixed date, as month and day. */
const fixed = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])

/** Month, weekday (0 is Sunday) and which one in the month; -1 is the last. */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const

const friday = 5
const monday = 1

/** Whether an ISO day is a US federal holiday, or the Friday or Monday on which one is observed. */
export function isFederalHoliday(day: string): boolean {
  if (isFixed(day)) return true
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === friday && isFixed(addDays(day, 1))) return true
  if (weekday === monday && isFixed(addDays(day, -1))) return true
  const which = Math.ceil(date.getUTCDate() / 7)
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
  return floating.some(
    ([month, onWeekday, nth]) =>
      month === date.getUTCMonth() + 1 && onWeekday === weekday && (nth === -1 ? isLast : nth === which),
  )
}

function isFixed(day: string): boolean {
  return fixed.has(day.slice(5))
}
