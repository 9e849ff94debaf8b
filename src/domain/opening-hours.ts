/** A stretch of a day, in minutes since midnight. */
export type OpenSpan = { readonly from: number; readonly to: number }

/** The spans of each weekday in order, Sunday first. At least one day has a span. */
export type OpeningHours = readonly (readonly OpenSpan[])[]

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const dayMinutes = 24 * 60

/** Reads schema.org's notation, `Mo-Fr 09:00-18:00, Sa 10:00-14:00`; null when the text makes no sense. */
export function readOpeningHours(text: string): OpeningHours | null {
  const week: OpenSpan[][] = weekdays.map(() => [])
  for (const entry of text.split(', ')) {
    const [dayNames = '', times = '', ...rest] = entry.split(' ')
    const span = readSpan(times)
    const days = dayNames.split(',').flatMap(readDays)
    if (!span || rest.length > 0 || days.includes(-1)) return null
    for (const day of days) week[day]?.push(span)
  }
  for (const spans of week) spans.sort((a, b) => a.from - b.from)
  const overlaps = week.some((spans) => spans.some(({ from }, index) => from < (spans[index - 1]?.to ?? 0)))
  return overlaps ? null : week
}

function readSpan(text: string): OpenSpan | null {
  const [, ...digits] = /^(\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/.exec(text) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = digits.map(Number)
  const from = fromHour * 60 + fromMinute
  const to = toHour * 60 + toMinute
  return from < to && to <= dayMinutes ? { from, to } : null
}

/** The numbers of `Mo` or `Mo-Fr`; a range may run over the end of the week. -1 stands for an unknown day. */
function readDays(text: string): number[] {
  const [first = -1, last = first, ...rest] = text.split('-').map((name) => weekdays.indexOf(name))
  if (first < 0 || last < 0 || rest.length > 0) return [-1]
  const count = ((last - first + weekdays.length) % weekdays.length) + 1
  return Array.from({ length: count }, (_, index) => (first + index) % weekdays.length)
}
