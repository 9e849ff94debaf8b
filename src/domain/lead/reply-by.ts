import * as limits from '../limits.ts'
import { companyTimeZone } from '../portland-day.ts'
import { partsOf, wallTime } from '../wall-time.ts'
import type { ReplyPromise } from './lead-forms.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * When the company has promised to answer. Hours are counted as they are; business days leave out Saturday
 * and Sunday in Portland and end at the same time of day.
 */
export function replyBy(promise: ReplyPromise, receivedAt: Date): Date {
  if ('hours' in promise) return new Date(receivedAt.getTime() + promise.hours * 3_600_000)
  let wallClock = receivedAt.getTime() + offsetAt(receivedAt.getTime())
  for (let left = promise.businessDays; left > 0; ) {
    wallClock += dayMs
    if (isWorkday(wallClock)) left -= 1
  }
  // Clocks change on a Sunday night, so around the end of a promise the offset is settled.
  return new Date(wallClock - offsetAt(wallClock - offsetAt(receivedAt.getTime())))
}

/** A wall-clock time is held as if it were UTC. */
function isWorkday(wallClock: number): boolean {
  const day = new Date(wallClock).getUTCDay()
  return day !== 0 && day !== 6
}

/** How far Portland's clocks are ahead of UTC at that moment, in milliseconds. */
function offsetAt(instant: number): number {
  return wallTime(companyTimeZone, new Date(instant)) - Math.floor(instant / minuteMs) * minuteMs
}

const knownZones = new Set<string>()

/** Whether this names a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true
  if (text.length > limits.timeZoneMax || !/^[A-Za-z][\w+/-]*$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    // Asking is slow, and there are some six hundred names; a sender may write them in any case.
    if (knownZones.size < 1000) knownZones.add(text)
    return true
  } catch {
    return false
  }
}

/** Monday, November 16, 2026, 3:05 PM PST */
export function formatInZone(date: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const part = partsOf(clock, date)
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`
}
