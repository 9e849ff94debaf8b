import { isDay } from '../calendar-day.ts'
import type { HelpSubject } from './help.ts'

/** A subject comes back from the browser's storage, where anybody can change it: numbers and days are checked. */
export function readSubject(subject: HelpSubject | null): HelpSubject | null {
  if (!subject) return null
  const { kind, id, attendees, days, quantity, from, to } = subject
  return {
    kind,
    id,
    attendees: countOf(attendees, 1_000_000),
    days: countOf(days, 366),
    quantity: countOf(quantity, 1_000),
    from: dayOf(from),
    to: dayOf(to),
  }
}

function countOf(value: number | null, most: number): number | null {
  return Number.isInteger(value) && value !== null && value >= 1 && value <= most ? value : null
}

function dayOf(value: string | null): string | null {
  return typeof value === 'string' && isDay(value) ? value : null
}
