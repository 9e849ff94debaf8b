import { zoneCity } from '../../domain/account/zone-city.ts'
import { portlandTimeZone } from '../../domain/portland-day.ts'
import { fullClock, partsOf } from '../../domain/wall-time.ts'

/** The place whose clock a time zone is: Portland, Chicago; a zone that is named after no city has its own name, such as UTC. */
export function clockPlace(timeZone: string): string {
  return cityOf(timeZone) ?? partsOf(fullClock(timeZone), new Date())('timeZoneName')
}

/** Says of a time whose it is: `by noon today in Chicago`, `by noon today UTC`. */
export function onClockOf(timeZone: string, time: string): string {
  return cityOf(timeZone) === null ? `${time} ${clockPlace(timeZone)}` : `${time} in ${clockPlace(timeZone)}`
}

/** The zone of the company's home is named after a city a thousand miles away. */
function cityOf(timeZone: string): string | null {
  return timeZone === portlandTimeZone ? 'Portland' : zoneCity(timeZone)
}
