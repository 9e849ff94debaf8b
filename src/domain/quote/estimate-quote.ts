import { addDays, daysBetween } from '../calendar-day.ts'
import { lengthsIn, type RentalLength } from '../equipment/rental-length.ts'
import type { QuoteSelection, SelectionLine } from './quote-selection.ts'

export type Price = {
  readonly name: string
  /** Null when we quote the price in person, such as educational rates. */
  readonly cents: number | null
  /** The time the price covers. */
  readonly covers: RentalLength
  /** How many can be rented at once. */
  readonly owned: number
}

/** Null for anything we do not have. */
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
  /** The sum of all lines that have a price. */
  readonly totalCents: number
  /** False when a line has no price. */
  readonly complete: boolean
}

/**
 * Multiplies quantity, lengths and price of each line, with no more pieces than we own. Lines that are no
 * longer in the catalog are left out.
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

/** The selection with quantities capped at what we own; the same object when nothing changes. */
export function withinOwned(selection: QuoteSelection, priceOf: PriceOf): QuoteSelection {
  const ownedOf = ({ kind, id, quantity }: SelectionLine) => priceOf(kind, id)?.owned ?? quantity
  if (selection.lines.every((line) => line.quantity <= ownedOf(line))) return selection
  const lines = selection.lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, ownedOf(line)),
  }))
  return { ...selection, lines }
}

/** One day unless both the first and the last day are known. */
function rentalDays({ from, to }: QuoteSelection): number {
  if (from === '' || to === '' || to < from) return 1
  return daysBetween(from, addDays(to, 1))
}
