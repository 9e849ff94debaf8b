import { once } from '../../domain/once.ts'
import { companyTimeZone, portlandDay } from '../../domain/portland-day.ts'

const timeZone = companyTimeZone
const time = once(() => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }))
const day = once(() => new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }))
const dayOfYear = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }),
)
const full = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** As short as it can be said: the time of today, the day of this year, the date of any other. */
export function shortTime(iso: string, nowMs: number): string {
  const at = new Date(iso)
  const [then, today] = [portlandDay(at), portlandDay(new Date(nowMs))]
  if (then === today) return time().format(at)
  return (then.slice(0, 4) === today.slice(0, 4) ? day() : dayOfYear()).format(at)
}

/** The time of day alone, for something that happened just now. */
export function clockTime(iso: string): string {
  return time().format(new Date(iso))
}

export function fullTime(iso: string): string {
  return full().format(new Date(iso))
}
