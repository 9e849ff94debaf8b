const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })
const clock = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const shortFormat = new Intl.DateTimeFormat('en-US', clock)
const yearFormat = new Intl.DateTimeFormat('en-US', { ...clock, year: 'numeric' })
const fullDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const fullFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/** Times on this page are on the visitor's own clock. */

export function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{dayFormat.format(date)}</time>
}

/** Without the year, if it is this one. */
export function ShortMoment({ date }: { date: Date }) {
  const format = date.getFullYear() === new Date().getFullYear() ? shortFormat : yearFormat
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}

export function fullMoment(date: Date): string {
  return fullFormat.format(date)
}

export function fullDay(date: Date): string {
  return fullDayFormat.format(date)
}

export function monthOf(date: Date): string {
  return monthFormat.format(date)
}
