import type { ReplyPromise } from '../inquiry/inquiry-forms.ts'
import * as limits from '../limits.ts'
import type { WorkCalendar } from '../work-calendar.ts'
import { afterWorkingTime } from '../working-time.ts'

const hourMs = 3_600_000
const { warnAtLeastMs, warnShare, businessDayHours } = limits.desk.escalation

/** The working time before the promised time at which somebody is warned: a share of the promise, and of a short one still enough to answer. */
export function warnBeforeMs(promise: ReplyPromise): number {
  const hours = 'hours' in promise ? promise.hours : promise.businessDays * businessDayHours
  return Math.max(warnAtLeastMs, hours * hourMs * warnShare)
}

/**
 * Answers due before this moment leave no more than so much working time. The millisecond beyond it reaches over a closing: an
 * answer that is due at an opening has to be written before the closing ahead of it.
 */
export function reachOf(workingMs: number, now: Date, calendar: WorkCalendar): Date {
  return new Date(afterWorkingTime(now.getTime(), workingMs + 1, calendar).at)
}
