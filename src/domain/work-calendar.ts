import * as z from 'zod/mini'
import { addDays, isDay } from './calendar-day.ts'
import { type FederalHoliday, federalHoliday, isFederalHoliday } from './federal-holidays.ts'
import * as limits from './limits.ts'
import { dayMinutes } from './opening-hours.ts'
import { isTimeZone } from './time-zone.ts'

const { closedDaysMax, closedNameMax, spansPerDay } = limits.desk.calendar

const minute = z.int().check(z.minimum(0), z.maximum(dayMinutes))

const span = z.readonly(
  z
    .object({ from: minute, to: minute })
    .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'order' })),
)

const spans = z.readonly(
  z.array(span).check(z.maxLength(spansPerDay), ({ value, issues }) => {
    value.forEach(({ from }, index) => {
      if (from >= (value[index - 1]?.to ?? 0)) return
      issues.push({ code: 'custom', message: 'overlap', path: [index, 'from'], input: from })
    })
  }),
)

const day = z.string().check(z.refine(isDay, { error: 'missing' }))

const closedDays = z.readonly(
  z
    .object({
      from: day,
      to: day,
      name: z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(closedNameMax)),
    })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'order' })),
)

/** When the company works. Issues carry a short code, so that the desk can say them beside the field. */
export const workCalendarSchema = z.object({
  /** The zone of the IANA database in which hours and days are meant. */
  timeZone: z.string().check(z.refine(isTimeZone)),
  /** Sunday first. */
  hours: z.readonly(
    z.array(spans).check(
      z.length(7),
      z.refine((week) => week.some((each) => each.length > 0), { error: 'closed' }),
    ),
  ),
  /** Whether the company is closed on US federal holidays. */
  federalHolidays: z.boolean(),
  /** Its own holidays, with their first and last day. */
  closedDays: z.readonly(z.array(closedDays).check(z.maxLength(closedDaysMax))),
})

export type WorkCalendar = z.output<typeof workCalendarSchema>

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
