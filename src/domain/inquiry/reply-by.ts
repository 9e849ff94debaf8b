import * as limits from '../limits.ts'
import {
  dayMs,
  type FindOpenDay,
  type OpenDay,
  type OpenSpan,
  openDaysFrom,
  startOfDay,
} from '../open-days.ts'
import { atWallTime, wallTime } from '../wall-time.ts'
import type { WorkCalendar } from '../work-calendar.ts'
import { afterWorkingTime } from '../working-time.ts'
import type { ReplyPromise } from './inquiry-forms.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const stepMs = limits.reply.stepMinutes * minuteMs

/**
 * When the promised reply is due: always within opening hours, rounded up to a quarter of an hour. Promised
 * hours are opening hours: two hours promised at night end two hours after the next opening. Business days
 * end at the time of day of the request, or at closing time when the request came while the company was
 * closed.
 */
export function replyBy(promise: ReplyPromise, askedAt: Date, calendar: WorkCalendar): Date {
  if ('hours' in promise) return afterHours(askedAt, promise.hours * hourMs, calendar)
  const asked = wallTime(calendar.timeZone, askedAt)
  const find = openDaysFrom(startOfDay(asked), calendar)
  return atWallTime(calendar.timeZone, afterDays(asked, promise.businessDays, find))
}

function afterHours(askedAt: Date, duration: number, calendar: WorkCalendar): Date {
  const asked = Math.floor(askedAt.getTime() / minuteMs) * minuteMs
  const { at, closesAt } = afterWorkingTime(asked, duration, calendar)
  return new Date(roundUp(at, closesAt))
}

function afterDays(asked: number, count: number, find: FindOpenDay): number {
  const today = startOfDay(asked)
  const first = find(today)
  const hasOpened = asked >= first.spans[0].from
  const isOpen = hasOpened && asked < lastOf(first.spans).to
  let due = hasOpened ? find(today + dayMs) : first
  for (let left = count - 1; left > 0; left -= 1) due = find(due.day + dayMs)
  const clock = due.day + (isOpen ? asked - today : dayMs)
  const span = due.spans.find(({ to }) => clock <= to) ?? lastOf(due.spans)
  return roundUp(Math.max(span.from, clock), span.to)
}

function lastOf(spans: OpenDay['spans']): OpenSpan {
  return spans.at(-1) ?? spans[0]
}

function roundUp(due: number, latest: number): number {
  return Math.min(Math.ceil(due / stepMs) * stepMs, latest)
}
