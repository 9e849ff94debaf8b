const portlandCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** The day in Portland at that moment, ISO form. */
export function portlandDay(now: Date): string {
  return portlandCalendar.format(now)
}
