import { addDays, daysBetween, isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'

/** Half-open: `until` is the day after the last. */
export type RentalPeriod = { readonly from: string; readonly until: string }

export type PeriodProblem = 'no-day' | 'past' | 'reversed' | 'too-long' | 'too-far'

export type ReadPeriod =
  | { readonly kind: 'period'; readonly period: RentalPeriod }
  | { readonly kind: 'problem'; readonly field: 'from' | 'to'; readonly problem: PeriodProblem }

/** Reads the first and last day asked for; without a last day, the period is one day. */
export function readPeriod(from: string, to: string, today: string): ReadPeriod {
  const last = to === '' ? from : to
  if (!isDay(from)) return { kind: 'problem', field: 'from', problem: 'no-day' }
  if (!isDay(last)) return { kind: 'problem', field: 'to', problem: 'no-day' }
  if (from < today) return { kind: 'problem', field: 'from', problem: 'past' }
  if (last < from) return { kind: 'problem', field: 'to', problem: 'reversed' }
  if (from > addDays(today, limits.rental.aheadDays)) {
    return { kind: 'problem', field: 'from', problem: 'too-far' }
  }
  const until = addDays(last, 1)
  if (daysBetween(from, until) > limits.rental.longestDays) {
    return { kind: 'problem', field: 'to', problem: 'too-long' }
  }
  return { kind: 'period', period: { from, until } }
}
