import { addDays, daysBetween } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import type { QuoteSelection } from './quote-selection.ts'

type Dates = Pick<QuoteSelection, 'from' | 'to'>

/** The day in Portland. It is asked for only where there are dates: looking it up takes a slow phone a while. */
type Today = () => string

/** Why these dates cannot be counted with; null where they can. */
export function dateProblem({ from, to }: Dates, today: Today): 'past' | 'order' | 'long' | null {
  if (from !== '' && from < today()) return 'past'
  if (from === '' || to === '') return null
  if (to < from) return 'order'
  return daysBetween(from, addDays(to, 1)) > limits.rental.longestDays ? 'long' : null
}

/** As it is counted and sent: without dates that cannot be. */
export function withSoundDates(selection: QuoteSelection, today: Today): QuoteSelection {
  return dateProblem(selection, today) === null ? selection : { ...selection, from: '', to: '' }
}
