import type { ReplyPromise } from '../inquiry/inquiry-forms.ts'
import * as limits from '../limits.ts'

const hourMs = 3_600_000

/** How long before the promised time somebody is warned: a quarter of the promise, and of a short one still half an hour. */
export function warnBeforeMs(promise: ReplyPromise): number {
  const hours = 'hours' in promise ? promise.hours : promise.businessDays * 24
  return Math.max(limits.desk.escalation.warnAtLeastMs, (hours * hourMs) / 4)
}
