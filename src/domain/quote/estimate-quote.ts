import { addDays, daysBetween } from '../calendar-day.ts'
import { lengthsIn, type RentalLength } from '../equipment/rental-length.ts'
import type { QuoteSelection, SelectionLine } from './quote-selection.ts'

export type Price = {
  readonly name: string
  /** Null where we say it ourselves, such as educational rates. */
  readonly cents: number | null
  /** How long the price holds. */
  readonly covers: RentalLength
  /** How many of it can go out at once. */
  readonly owned: number
}

/** Null for what we do not have. */
type PriceOf = (kind: SelectionLine['kind'], id: string) => Price | null

export type EstimateLine = SelectionLine &
  Price & {
    /** How many times the price is counted for each piece. */
    readonly lengths: number
    readonly totalCents: number | null
  }

export type Estimate = {
  readonly days: number
  readonly lines: readonly EstimateLine[]
  /** Of all lines that have a price. */
  readonly totalCents: number
  /** False when something in it has no price. */
  readonly complete: boolean
}

/**
 * Pieces times lengths times prices, with no more pieces than we own. What is no longer in the catalog is
 * left out.
 */
export function estimateQuote(selection: QuoteSelection, priceOf: PriceOf): Estimate {
  const days = rentalDays(selection)
  const lines = withinOwned(selection, priceOf).lines.flatMap((line) => {
    const price = priceOf(line.kind, line.id)
    if (!price) return []
    const { cents } = price
    const lengths = lengthsIn(days, price.covers)
    return [
      { ...line, ...price, lengths, totalCents: cents === null ? null : cents * lengths * line.quantity },
    ]
  })
  return {
    days,
    lines,
    totalCents: lines.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0),
    complete: lines.every(({ totalCents }) => totalCents !== null),
  }
}

/** The selection with no more of anything than we own; the same object where that changes nothing. */
export function withinOwned(selection: QuoteSelection, priceOf: PriceOf): QuoteSelection {
  const ownedOf = ({ kind, id, quantity }: SelectionLine) => priceOf(kind, id)?.owned ?? quantity
  if (selection.lines.every((line) => line.quantity <= ownedOf(line))) return selection
  const lines = selection.lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, ownedOf(line)),
  }))
  return { ...selection, lines }
}

/** One day unless a first and a last one are known. */
function rentalDays({ from, to }: QuoteSelection): number {
  if (from === '' || to === '' || to < from) return 1
  return daysBetween(from, addDays(to, 1))
}
