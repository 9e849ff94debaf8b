/** Dates in a date input's format: `2026-03-31`, or empty. These strings sort in date order. */
export type DateRange = { readonly start: string; readonly end: string }

export function endsBeforeStart({ start, end }: DateRange): boolean {
  return start !== '' && end !== '' && end < start
}

/** The earliest allowed end: the chosen start, or `min` if the start is before it. */
export function earliestEnd(start: string, min: string | undefined): string | undefined {
  if (start === '') return min
  return min !== undefined && min > start ? min : start
}
