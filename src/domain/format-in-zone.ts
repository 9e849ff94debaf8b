import { fullClock, partsOf } from './wall-time.ts'

/** Monday, November 16, 2026, 3:05 PM PST */
export function formatInZone(date: Date, timeZone: string): string {
  const part = partsOf(fullClock(timeZone), date)
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`
}
