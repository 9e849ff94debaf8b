import { addDays } from './calendar-day.ts'
import { type FederalHoliday, federalHoliday, isFederalHoliday } from './federal-holidays.ts'
import * as limits from './limits.ts'
import type { OpeningHours } from './opening-hours.ts'

/** When the company works. */
export type WorkCalendar = {
  /** The zone of the IANA database in which hours and days are meant. */
  readonly timeZone: string
  readonly hours: OpeningHours
  /** Whether the company is closed on US federal holidays. */
  readonly federalHolidays: boolean
  /** Its own holidays, with their first and last day in ISO form. */
  readonly closedDays: readonly { readonly from: string; readonly to: string; readonly name: string }[]
}

/** Whether the company is closed on this ISO day, whatever its weekly hours say. */
export function isHoliday({ federalHolidays, closedDays: own }: WorkCalendar, date: string): boolean {
  return (federalHolidays && isFederalHoliday(date)) || own.some(({ from, to }) => from <= date && date <= to)
}

/** The federal holidays ahead that fall on a weekday with hours, in order. */
export function holidaysAhead(
  opensOn: (weekday: number) => boolean,
  today: string,
): { readonly date: string; readonly holiday: FederalHoliday }[] {
  const { holidaysShown, holidaysAheadDays } = limits.desk.calendar
  const found: { date: string; holiday: FederalHoliday }[] = []
  for (let ahead = 0; ahead < holidaysAheadDays && found.length < holidaysShown; ahead += 1) {
    const date = addDays(today, ahead)
    const holiday = federalHoliday(date)
    if (holiday && opensOn(new Date(`${date}T00:00:00Z`).getUTCDay())) found.push({ date, holiday })
  }
  return found
}
