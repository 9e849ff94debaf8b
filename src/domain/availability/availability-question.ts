/** The days a visitor asks about, as given; a null `from` means today in Portland. */
export type AvailabilityQuestion = { readonly from: string | null; readonly to: string }

/** Reads the question from a query; a missing `from` becomes null, a missing `to` becomes empty. */
export function readQuestion(search: string): AvailabilityQuestion {
  const query = new URLSearchParams(search)
  return { from: query.get('from'), to: query.get('to') ?? '' }
}

/** The query with its question replaced by this one. */
export function writeQuestion(search: string, { from, to }: AvailabilityQuestion): string {
  const query = new URLSearchParams(search)
  query.delete('from')
  query.delete('to')
  if (from !== null) query.set('from', from)
  if (to !== '') query.set('to', to)
  return query.size > 0 ? `?${query}` : ''
}
