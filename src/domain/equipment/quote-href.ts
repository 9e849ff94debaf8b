import { pagePaths } from '../../routes.ts'
import { isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { quoteLinkKinds } from './address-parameters.ts'

type Kind = (typeof quoteLinkKinds)[number]

type LinkDetails = {
  readonly quantity?: number | undefined
  /** First and last day, `2026-03-31`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The quote page with one item, package or kit already on its list. */
export function quoteHref(kind: Kind, id: string, { quantity, from, to }: LinkDetails = {}): string {
  const query = new URLSearchParams({ [kind]: id })
  if (quantity !== undefined && quantity > 1) query.set('quantity', String(quantity))
  if (from) query.set('from', from)
  if (from && to) query.set('to', to)
  return `${pagePaths.quote}?${query}`
}

/** The quote page with each item of a kit on its list as a separate line. */
export function customizeHref(kitId: string): string {
  return `${quoteHref('kit', kitId)}&customize=1`
}

export type QuoteLink = {
  readonly kind: Kind
  readonly id: string
  readonly quantity: number
  /** Whether to list a kit's contents instead of the kit. */
  readonly customize: boolean
  /** Empty when no valid day was given. */
  readonly from: string
  readonly to: string
}

const names = [...quoteLinkKinds, 'customize', 'quantity', 'from', 'to']

/**
 * Reads what a link adds to the list, and gives the query without it, so that a reload does not add it again.
 * Null when the link adds nothing. `today` is the day in Portland.
 */
export function readQuoteLink(search: string, today: () => string): { link: QuoteLink; rest: string } | null {
  const query = new URLSearchParams(search)
  const kind = quoteLinkKinds.find((each) => query.has(each))
  if (!kind) return null
  const from = dayFrom(query.get('from'), today)
  const link: QuoteLink = {
    kind,
    id: query.get(kind) ?? '',
    quantity: Math.min(limits.quote.quantityMax, Math.max(1, Math.trunc(Number(query.get('quantity'))) || 1)),
    customize: kind === 'kit' && query.get('customize') === '1',
    from,
    to: from && dayFrom(query.get('to'), () => from),
  }
  for (const name of names) query.delete(name)
  return { link, rest: query.size > 0 ? `?${query}` : '' }
}

function dayFrom(text: string | null, earliest: () => string): string {
  return text !== null && isDay(text) && text >= earliest() ? text : ''
}
