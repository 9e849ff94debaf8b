import { fullClock, partsOf, wallTime } from '../wall-time.ts'

const dayMs = 86_400_000

/**
 * When a reply is due, in everyday words and in the local time of a time zone: `by 11 AM on Monday`, `by noon
 * tomorrow`; with the date when it is a week or more ahead. For text that is read later, such as a mail,
 * `now` is null and the day has its date.
 */
export function replyByWords(due: Date, now: Date | null, timeZone: string): string {
  const part = partsOf(fullClock(timeZone), due)
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`
  const time = `${part('hour')}${minutes} ${part('dayPeriod')}`
  return `by ${time === '12 PM' ? 'noon' : time} ${dayWords(due, now, timeZone, part)}`
}

function dayWords(due: Date, now: Date | null, timeZone: string, part: ReturnType<typeof partsOf>): string {
  const dayOf = (date: Date) => Math.floor(wallTime(timeZone, date) / dayMs)
  const ahead = now === null ? -1 : dayOf(due) - dayOf(now)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const weekday = `on ${part('weekday')}`
  if (ahead > 1 && ahead < 7) return weekday
  const date = `${weekday}, ${part('month')} ${part('day')}`
  const isOtherYear = now !== null && !sameYear(timeZone, due, now)
  return isOtherYear ? `${date}, ${part('year')}` : date
}

function sameYear(timeZone: string, a: Date, b: Date): boolean {
  const yearOf = (date: Date) => new Date(wallTime(timeZone, date)).getUTCFullYear()
  return yearOf(a) === yearOf(b)
}
