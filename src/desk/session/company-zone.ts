import { portlandTimeZone } from '../../domain/portland-day.ts'
import { wallTime } from '../../domain/wall-time.ts'
import { createCell } from '../state/cell.ts'

/** The zone of the company's calendar, in which the desk shows every time. It is known before the first screen is drawn. */
export const companyZone = createCell<string>(portlandTimeZone)

/** The company's day at that moment, in ISO form. */
export function companyDay(at: Date): string {
  return new Date(wallTime(companyZone.get(), at)).toISOString().slice(0, 10)
}

/** A formatter in the company's zone, made when it is first used and again when the zone changes. */
export function companyClock(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { readonly timeZone: string; readonly clock: Intl.DateTimeFormat } | undefined
  return () => {
    const timeZone = companyZone.get()
    if (made?.timeZone !== timeZone) {
      made = { timeZone, clock: new Intl.DateTimeFormat('en-US', { ...options, timeZone }) }
    }
    return made.clock
  }
}
