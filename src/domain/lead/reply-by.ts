import * as limits from '../limits.ts'
import { once } from '../once.ts'
import { companyTimeZone } from '../portland-day.ts'
import type { ReplyPromise } from './lead-forms.ts'

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

const portlandClock = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: companyTimeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

/** How far Portland's clocks are ahead of UTC at that moment, in milliseconds. */
function offsetAt(instant: number): number {
  const part = partsOf(portlandClock(), new Date(instant))
  const wallClock = Date.UTC(
    Number(part('year')),
    Number(part('month')) - 1,
    Number(part('day')),
    Number(part('hour')),
    Number(part('minute')),
    Number(part('second')),
  )
  return wallClock - Math.floor(instant / 1000) * 1000
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

function partsOf(clock: Intl.DateTimeFormat, date: Date) {
  const parts = clock.formatToParts(date)
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
}
