import * as z from 'zod/mini'
import { isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { dayMinutes } from '../opening-hours.ts'
import { isTimeZone } from '../time-zone.ts'

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

/** Checks a `WorkCalendar`. Issues carry a short code, so that the desk can say them beside the field. */
export const workCalendarSchema = z.object({
  timeZone: z.string().check(z.refine(isTimeZone)),
  hours: z.readonly(
    z.array(spans).check(
      z.length(7),
      z.refine((week) => week.some((each) => each.length > 0), { error: 'closed' }),
    ),
  ),
  federalHolidays: z.boolean(),
  closedDays: z.readonly(z.array(closedDays).check(z.maxLength(closedDaysMax))),
})
