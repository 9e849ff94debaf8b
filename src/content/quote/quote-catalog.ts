import { oneDay } from '../../domain/equipment/rental-length.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import { noteBeside } from '../../domain/quote/equipment-text.ts'
import { type EstimateLine, estimateQuote, type Price } from '../../domain/quote/estimate-quote.ts'
import { readSelection, type SelectionLine } from '../../domain/quote/quote-selection.ts'
import { catalog } from '../equipment/equipment.ts'
import { educationalRates, kits } from '../equipment/kits.ts'
import { packages } from '../equipment/packages.ts'
import { daysText, spanOf, termOf } from '../equipment/rental-length.ts'

const owned: ReadonlyMap<string, number> = new Map(catalog.map(({ id, qty = 1 }) => [id, qty]))

/** How many of a package or kit can be rented at once: as many as we own all the gear for. */
function setsOf(gear: readonly { readonly itemId: string; readonly qty: number }[]): number {
  return Math.min(...gear.map(({ itemId, qty }) => Math.floor((owned.get(itemId) ?? 0) / qty)))
}

const prices: ReadonlyMap<string, Price> = new Map<string, Price>([
  ...catalog.map(({ id, name, dailyRate, qty = 1 }): [string, Price] => [
    `item ${id}`,
    { name, cents: dailyRate * 100, covers: oneDay, owned: qty },
  ]),
  ...kits.map(({ id, title, dailyPrice, categories }): [string, Price] => [
    `kit ${id}`,
    {
      name: `${title} kit`,
      cents: dailyPrice === null ? null : dailyPrice * 100,
      covers: oneDay,
      owned: setsOf(
        categories.flatMap(({ gear }) => gear.map(({ itemId, quantity }) => ({ itemId, qty: quantity }))),
      ),
    },
  ]),
  ...packages.map(({ id, name, price, covers, items }): [string, Price] => [
    `package ${id}`,
    { name, cents: price * 100, covers, owned: setsOf(items.filter((item) => item.kind === 'gear')) },
  ]),
])

/** The price of anything that can be on a quote; null for anything we do not have. */
export function priceOf(kind: SelectionLine['kind'], id: string): Price | null {
  return prices.get(`${kind} ${id}`) ?? null
}

export function formatCents(cents: number): string {
  return formatDollars(Math.round(cents / 100))
}

/** `2 × Canon EOS C70 at $225/day, 3 days: $1,350` */
export function describeLine({ quantity, name, cents, covers, lengths, totalCents }: EstimateLine): string {
  if (cents === null || totalCents === null) return `${quantity} × ${name}: ${educationalRates}`
  const rate = `${formatCents(cents)}${termOf(covers)}, ${spanOf(covers, lengths)}`
  return `${quantity} × ${name} at ${rate}: ${formatCents(totalCents)}`
}

/** A selection in words, for the person who makes the quote. */
export function describeSelection(text: string): string {
  const selection = readSelection(text)
  const { days, lines, totalCents, complete } = estimateQuote(selection, priceOf)
  if (lines.length === 0) return ''
  const dates = selection.from === '' ? '' : `, ${selection.from} to ${selection.to || selection.from}`
  return [
    ...lines.map(describeLine),
    `Estimate for ${daysText(days)}${dates}: ${formatCents(totalCents)}${complete ? '' : ' and what has no list price'}`,
  ].join('\n')
}

/** The fields of an inquiry, with a quote's text as the note beside its list. */
export function withNote(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { equipmentNeeded, selection } = fields
  if (!equipmentNeeded || !selection) return fields
  const { lines } = estimateQuote(readSelection(selection), priceOf)
  return { ...fields, equipmentNeeded: noteBeside(lines, equipmentNeeded) }
}
