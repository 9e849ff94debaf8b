import * as z from 'zod/mini'
import { clockText, dayMinutes, mondayFirst } from '../../../../domain/opening-hours.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import { workCalendarSchema } from '../../../../domain/settings/calendar-schema.ts'
import type { WorkCalendar } from '../../../../domain/work-calendar.ts'

const text = z.string()

const draftSchema = z.object({
  timeZone: text,
  /** Sunday first; times as the inputs have them. */
  week: z.array(z.array(z.object({ from: text, to: text }))).check(z.length(7)),
  federalHolidays: z.boolean(),
  closedDays: z.array(z.object({ from: text, to: text, name: text })),
})

/** The calendar as it is being typed: nothing has to be right yet. */
export type CalendarDraft = z.output<typeof draftSchema>
export type SpanDraft = CalendarDraft['week'][number][number]
export type ClosedDraft = CalendarDraft['closedDays'][number]

export function draftOf({ timeZone, hours, federalHolidays, closedDays }: WorkCalendar): CalendarDraft {
  return {
    timeZone,
    week: hours.map((spans) =>
      spans.map(({ from, to }) => ({ from: clockText(from), to: clockText(to % dayMinutes) })),
    ),
    federalHolidays,
    closedDays: closedDays.map((each) => ({ ...each })),
  }
}

/** A draft that was kept as text; null when it is none. */
export function parseDraft(kept: string): CalendarDraft | null {
  return draftSchema.safeParse(parseJson(kept)).data ?? null
}

const keptSchema = z.object({ seen: z.nullable(z.string()) })

/** The version that a kept draft began with, null if nothing was saved then; undefined when it is not known. */
export function seenWith(kept: string): string | null | undefined {
  return keptSchema.safeParse(parseJson(kept)).data?.seen
}

export type Judged =
  | { readonly calendar: WorkCalendar; readonly problems: null }
  /** The codes of what is wrong, by place: `hours.1.0.to`. */
  | { readonly calendar: null; readonly problems: Readonly<Record<string, string>> }

/** Reads a draft as the calendar it describes, or says where it describes none. */
export function judgeDraft({ timeZone, week, federalHolidays, closedDays }: CalendarDraft): Judged {
  const hours = week.map((spans) =>
    spans.map(({ from, to }) => ({
      from: minutesOf(from),
      // As closing time, midnight is the one at the end of the day.
      to: minutesOf(to) || (to === '' ? Number.NaN : dayMinutes),
    })),
  )
  const { data, error } = workCalendarSchema.safeParse({ timeZone, hours, federalHolidays, closedDays })
  if (data) return { calendar: data, problems: null }
  const problems: Record<string, string> = {}
  for (const { path, code, message } of error?.issues ?? []) {
    problems[path.join('.')] ??= code === 'invalid_type' ? 'missing' : message
  }
  return { calendar: null, problems }
}

function minutesOf(clock: string): number {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? []
  return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute)
}

const [monday, ...restOfWeek] = mondayFirst
const otherWeekdays: readonly number[] = restOfWeek.slice(0, 4)

export function copyMonday(draft: CalendarDraft): CalendarDraft {
  const spans = draft.week[monday] ?? []
  return {
    ...draft,
    week: draft.week.map((own, day) =>
      otherWeekdays.includes(day) ? spans.map((each) => ({ ...each })) : own,
    ),
  }
}

/** The hours that a day gets next: a working day, or the time after a break. */
export function nextSpan(spans: readonly SpanDraft[]): SpanDraft {
  const last = spans.at(-1)
  if (!last) return { from: '09:00', to: '18:00' }
  const hourLater = minutesOf(last.to) + 60
  return hourLater < dayMinutes - 60
    ? { from: clockText(hourLater), to: clockText(Math.min(hourLater + 4 * 60, dayMinutes - 60)) }
    : { from: '', to: '' }
}
