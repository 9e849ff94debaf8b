import { isFederalHoliday } from '../federal-holidays.ts'
import * as limits from '../limits.ts'
import type { OpeningHours } from '../opening-hours.ts'
import { companyTimeZone } from '../portland-day.ts'
import { atWallTime, fullClock, partsOf, wallTime } from '../wall-time.ts'
import type { ReplyPromise } from './inquiry-forms.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const stepMs = limits.reply.stepMinutes * minuteMs

/** A span of opening hours in the company's local time, as `wallTime` returns it. */
type Span = { readonly from: number; readonly to: number }
type OpenDay = { readonly day: number; readonly spans: readonly [Span, ...Span[]] }

/**
 * When the promised reply is due: always within opening hours, rounded up to a quarter of an hour. Promised
 * hours are opening hours: two hours promised at night end two hours after the next opening. Business days
 * end at the time of day of the request, or at closing time when the request came while the company was
 * closed.
 */
export function replyBy(promise: ReplyPromise, askedAt: Date, hours: OpeningHours): Date {
  const asked = wallTime(companyTimeZone, askedAt)
  const due =
    'hours' in promise
      ? afterHours(asked, promise.hours * hourMs, hours)
      : afterDays(asked, promise.businessDays, hours)
  return atWallTime(companyTimeZone, due)
}

function afterHours(asked: number, duration: number, hours: OpeningHours): number {
  let left = duration
  let open = openDay(startOfDay(asked), hours)
  for (;;) {
    for (const span of open.spans) {
      const start = Math.max(asked, span.from)
      if (start + left <= span.to) return roundUp(start + left, span)
      left -= Math.max(0, span.to - start)
    }
    open = openDay(open.day + dayMs, hours)
  }
}

function afterDays(asked: number, count: number, hours: OpeningHours): number {
  const today = startOfDay(asked)
  const first = openDay(today, hours)
  const hasOpened = asked >= first.spans[0].from
  const isOpen = hasOpened && asked < lastOf(first.spans).to
  let due = hasOpened ? openDay(today + dayMs, hours) : first
  for (let left = count - 1; left > 0; left -= 1) due = openDay(due.day + dayMs, hours)
  const clock = due.day + (isOpen ? asked - today : dayMs)
  const span = due.spans.find(({ to }) => clock <= to) ?? lastOf(due.spans)
  return roundUp(Math.max(span.from, clock), span)
}

/** That day, or the next one on which the company opens. */
function openDay(from: number, hours: OpeningHours): OpenDay {
  for (let day = from; ; day += dayMs) {
    const date = new Date(day)
    if (isFederalHoliday(date.toISOString().slice(0, 10))) continue
    const [first, ...rest] = (hours[date.getUTCDay()] ?? []).map((span) => ({
      from: day + span.from * minuteMs,
      to: day + span.to * minuteMs,
    }))
    if (first) return { day, spans: [first, ...rest] }
  }
}

function lastOf(spans: OpenDay['spans']): Span {
  return spans.at(-1) ?? spans[0]
}

function startOfDay(wall: number): number {
  return Math.floor(wall / dayMs) * dayMs
}

function roundUp(due: number, { to }: Span): number {
  return Math.min(Math.ceil(due / stepMs) * stepMs, to)
}

const knownZones = new Set<string>()

/** Whether this names a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true
  if (text.length > limits.timeZoneMax || !/^[A-Za-z][\w+/-]*$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    // The check is slow. There are about six hundred names, but senders may spell each in upper or lower
    // case.
    if (knownZones.size < 1000) knownZones.add(text)
    return true
  } catch {
    return false
  }
}

/** Monday, November 16, 2026, 3:05 PM PST */
export function formatInZone(date: Date, timeZone: string): string {
  const part = partsOf(fullClock(timeZone), date)
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`
}
