import { once } from './once.ts'

/** The company's time zone, wherever the server and the visitor are. */
export const companyTimeZone = 'America/Los_Angeles'

const portlandCalendar = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone }))

/** The day in Portland at that moment, in ISO form. */
export function portlandDay(now: Date): string {
  return portlandCalendar().format(now)
}
