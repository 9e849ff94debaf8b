const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local time in a time zone, daylight saving included: milliseconds as if in UTC, to the minute. */
export function wallTime(timeZone: string, at: Date): number {
  const part = partsOf(clockOf(timeZone), at)
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(part(type))
  return Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'))
}

/** The moment of this local time; the inverse of `wallTime`, except in the hours around a clock change. */
export function atWallTime(timeZone: string, wall: number): Date {
  const offsetAt = (instant: number) => wallTime(timeZone, new Date(instant)) - instant
  return new Date(wall - offsetAt(wall - offsetAt(wall)))
}

/** Formats the weekday, date, time and name of the time zone. */
export function fullClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

export function partsOf(clock: Intl.DateTimeFormat, at: Date) {
  const parts = clock.formatToParts(at)
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
}

/** Kept, because each one takes a slow phone a while to create. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
