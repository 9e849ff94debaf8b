import { addDays, daysBetween } from '../calendar-day.ts'
import type { QuoteSelection, SelectionLine } from './quote-selection.ts'

export type Price = {
  readonly name: string
  /** Null where we say it ourselves, such as educational rates. */
  readonly cents: number | null
  readonly per: 'day' | 'term'
}

export type EstimateLine = SelectionLine & Price & { readonly totalCents: number | null }

export type Estimate = {
  readonly days: number
  readonly lines: readonly EstimateLine[]
  /** Of all lines that have a price. */
  readonly totalCents: number
  /** False when something in it has no price. */
  readonly complete: boolean
}

/** Days times rates, and the price of a package for its own term. What is no longer in the catalogue is left out. */
export function estimateQuote(
  selection: QuoteSelection,
  priceOf: (kind: SelectionLine['kind'], id: string) => Price | null,
): Estimate {
  const days = rentalDays(selection)
  const lines = selection.lines.flatMap((line) => {
    const price = priceOf(line.kind, line.id)
    if (!price) return []
    const times = line.quantity * (price.per === 'day' ? days : 1)
    return [{ ...line, ...price, totalCents: price.cents === null ? null : price.cents * times }]
  })
  return {
    days,
    lines,
    totalCents: lines.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0),
    complete: lines.every(({ totalCents }) => totalCents !== null),
  }
}

/** One day unless a first and a last one are known. */
function rentalDays({ from, to }: QuoteSelection): number {
  if (from === '' || to === '' || to < from) return 1
  return daysBetween(from, addDays(to, 1))
}
