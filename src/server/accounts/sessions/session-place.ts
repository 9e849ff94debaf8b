import { describeDevice } from '../../../domain/account/describe-device.ts'
import { isTimeZone } from '../../../domain/time-zone.ts'
import type { AppContext } from '../../http/app-types.ts'

/** The marks by which owners recognize a session: words for the device, and the time zone that its browser names. */
export type SessionPlace = { readonly device: string; readonly timeZone: string | null }

export function sessionPlace(c: AppContext): SessionPlace {
  const zone = c.req.header('X-Time-Zone') ?? ''
  return {
    device: describeDevice(c.req.header('User-Agent') ?? ''),
    timeZone: isTimeZone(zone) ? zone : null,
  }
}
