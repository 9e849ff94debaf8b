import { wallTime } from '../../../domain/wall-time.ts'

export type ZoneClock = {
  readonly hour: number
  readonly minute: number
  /** Positive is east of Greenwich. */
  readonly offsetMinutes: number
  /** Increases by one at each local midnight. */
  readonly day: number
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** The local time of a time zone, including daylight saving time. */
export function readZoneClock(zone: string, at: Date): ZoneClock {
  const minutes = wallTime(zone, at) / minuteMs
  const day = Math.floor(minutes / dayMinutes)
  const ofDay = minutes - day * dayMinutes
  return {
    hour: Math.floor(ofDay / 60),
    minute: ofDay % 60,
    offsetMinutes: minutes - Math.floor(at.getTime() / minuteMs),
    day,
  }
}

/** Formats `17:05` as `5:05 PM`, the same in every browser. */
export function formatClock({ hour, minute }: Pick<ZoneClock, 'hour' | 'minute'>): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `UTC+9`, `UTC-7`, `UTC+5:30`. */
export function formatOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes)
  const minutes = size % 60
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
