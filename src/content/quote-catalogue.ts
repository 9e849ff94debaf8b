import { formatDollars } from '../domain/format-dollars.ts'
import { estimateQuote, type Price } from '../domain/quote/estimate-quote.ts'
import { readSelection, type SelectionLine } from '../domain/quote/quote-selection.ts'
import { catalogue } from './equipment.ts'
import { kits } from './kits.ts'
import { packages } from './packages.ts'

const prices: ReadonlyMap<string, Price> = new Map<string, Price>([
  ...catalogue.map(({ id, name, dailyRate }): [string, Price] => [
    `item ${id}`,
    { name, cents: dailyRate * 100, per: 'day' },
  ]),
  ...kits.map(({ id, title, dailyPrice }): [string, Price] => [
    `kit ${id}`,
    { name: `${title} kit`, cents: dailyPrice === null ? null : dailyPrice * 100, per: 'day' },
  ]),
  ...packages.map(({ id, name, price, term }): [string, Price] => [
    `package ${id}`,
    { name, cents: price * 100, per: term === '/day' ? 'day' : 'term' },
  ]),
])

/** What something costs that can be put on a quote; null for what we do not have. */
export function priceOf(kind: SelectionLine['kind'], id: string): Price | null {
  return prices.get(`${kind} ${id}`) ?? null
}

export function formatCents(cents: number): string {
  return formatDollars(Math.round(cents / 100))
}

/** A selection in words, for whoever makes the quote. */
export function describeSelection(text: string): string {
  const selection = readSelection(text)
  const { days, lines, totalCents, complete } = estimateQuote(selection, priceOf)
  if (lines.length === 0) return ''
  const dates = selection.from === '' ? '' : `, ${selection.from} to ${selection.to || selection.from}`
  return [
    ...lines.map(({ quantity, name, totalCents: cents }) =>
      [`${quantity} × ${name}`, ...(cents === null ? [] : [formatCents(cents)])].join(', '),
    ),
    `Estimate for ${days === 1 ? '1 day' : `${days} days`}${dates}: ${formatCents(totalCents)}${complete ? '' : ' and what has no list price'}`,
  ].join('\n')
}
