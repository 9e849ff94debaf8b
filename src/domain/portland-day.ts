import { once } from './once.ts'

/** Portland's own clock. The company's hours and the desk's times follow the calendar of the settings instead. */
export const portlandTimeZone = 'America/Los_Angeles'

const portlandCalendar = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: portlandTimeZone }))

/** The day in Portland at that moment, in ISO form. */
export function portlandDay(now: Date): string {
  return portlandCalendar().format(now)
}
