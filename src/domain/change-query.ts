/** The query with other values; null takes a name out, and what else an address carried stays. */
export function changeQuery(search: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
