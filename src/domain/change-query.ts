/** Sets values in a query; null removes a parameter, and all other parameters stay. */
export function changeQuery(search: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
