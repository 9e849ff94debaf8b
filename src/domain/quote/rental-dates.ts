import { addDays, daysBetween } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import type { QuoteSelection } from './quote-selection.ts'

type Dates = Pick<QuoteSelection, 'from' | 'to'>

/**
 * Returns the day in Portland. Called only when there are dates: looking it up takes a slow phone a while.
 */
type Today = () => string

/** Why these dates cannot be used; null when they can. */
export function dateProblem({ from, to }: Dates, today: Today): 'past' | 'order' | 'long' | null {
  if (from !== '' && from < today()) return 'past'
  if (from === '' || to === '') return null
  if (to < from) return 'order'
  return daysBetween(from, addDays(to, 1)) > limits.rental.longestDays ? 'long' : null
}

/** The selection as it is calculated and sent: without dates that cannot be used. */
export function withSoundDates(selection: QuoteSelection, today: Today): QuoteSelection {
  return dateProblem(selection, today) === null ? selection : { ...selection, from: '', to: '' }
}
