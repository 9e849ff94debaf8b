/** Dates as a date input gives them: `2026-03-31`, or empty. Such strings sort as dates do. */
export type DateRange = { readonly start: string; readonly end: string }

export function endsBeforeStart({ start, end }: DateRange): boolean {
  return start !== '' && end !== '' && end < start
}

/** The earliest end: the chosen start, unless that is itself too early. */
export function earliestEnd(start: string, min: string | undefined): string | undefined {
  if (start === '') return min
  return min !== undefined && min > start ? min : start
}
