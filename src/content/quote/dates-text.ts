import { formatPeriod } from '../../domain/availability/format-days.ts'
import { addDays } from '../../domain/calendar-day.ts'
import type { QuoteSelection } from '../../domain/quote/quote-selection.ts'
import { daysText } from '../equipment/rental-length.ts'
import { printWords } from './quote-words.ts'

/** The rental dates of a list in words, or that none are chosen. */
export function datesText({ from, to }: QuoteSelection): string {
  if (from === '') return printWords.noDates(daysText(1))
  return formatPeriod({ from, until: addDays(to === '' ? from : to, 1) }, '')
}
