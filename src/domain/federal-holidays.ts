import { addDays } from './calendar-day.ts'

/** On a fixed date, as month and day. */
const fixed = {
  '01-01': 'newYear',
  '06-19': 'juneteenth',
  '07-04': 'independence',
  '11-11': 'veterans',
  '12-25': 'christmas',
} as const

/** Month, weekday (0 is Sunday) and which one in the month; -1 is the last. */
const floating = [
  [1, 1, 3, 'king'],
  [2, 1, 3, 'presidents'],
  [5, 1, -1, 'memorial'],
  [9, 1, 1, 'labor'],
  [10, 1, 2, 'columbus'],
  [11, 4, 4, 'thanksgiving'],
] as const

export type FederalHoliday = (typeof fixed)[keyof typeof fixed] | (typeof floating)[number][3]

const friday = 5
const monday = 1

/** The US federal holiday on an ISO day, or the one that is observed on this Friday or Monday; null on any other day. */
export function federalHoliday(day: string): FederalHoliday | null {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  const observed =
    fixedOn(day) ??
    (weekday === friday ? fixedOn(addDays(day, 1)) : null) ??
    (weekday === monday ? fixedOn(addDays(day, -1)) : null)
  if (observed) return observed
  const which = Math.ceil(date.getUTCDate() / 7)
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
  const found = floating.find(
    ([month, onWeekday, nth]) =>
      month === date.getUTCMonth() + 1 && onWeekday === weekday && (nth === -1 ? isLast : nth === which),
  )
  return found ? found[3] : null
}

export function isFederalHoliday(day: string): boolean {
  return federalHoliday(day) !== null
}

const fixedDays: ReadonlyMap<string, FederalHoliday> = new Map(Object.entries(fixed))

function fixedOn(day: string): FederalHoliday | null {
  return fixedDays.get(day.slice(5)) ?? null
}
