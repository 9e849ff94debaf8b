/** The days somebody asks about, as they were given; `from` is null for whatever day it is in Portland. */
export type AvailabilityQuestion = { readonly from: string | null; readonly to: string }

/** The question in an address: what it leaves out, it does not ask. */
export function readQuestion(search: string): AvailabilityQuestion {
  const query = new URLSearchParams(search)
  return { from: query.get('from'), to: query.get('to') ?? '' }
}

/** The address's query with this question in place of its own. */
export function writeQuestion(search: string, { from, to }: AvailabilityQuestion): string {
  const query = new URLSearchParams(search)
  query.delete('from')
  query.delete('to')
  if (from !== null) query.set('from', from)
  if (to !== '') query.set('to', to)
  return query.size > 0 ? `?${query}` : ''
}
