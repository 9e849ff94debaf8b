import { once } from './once.ts'

/** The company's clock, wherever server and visitor are. */
export const companyTimeZone = 'America/Los_Angeles'

const portlandCalendar = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone }))

/** The day in Portland at that moment, ISO form. */
export function portlandDay(now: Date): string {
  return portlandCalendar().format(now)
}
