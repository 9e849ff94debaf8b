/** A stretch of a day, in minutes since midnight. */
export type OpenSpan = { readonly from: number; readonly to: number }

/** The spans of each weekday in order, Sunday first. At least one day has a span. */
export type OpeningHours = readonly (readonly OpenSpan[])[]

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
export const dayMinutes = 24 * 60

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

/** Days with the same hours, as runs of weekdays; the week begins on Monday. */
export type HoursGroup = {
  readonly runs: readonly { readonly first: number; readonly last: number }[]
  readonly spans: readonly OpenSpan[]
}

export function groupHours(hours: OpeningHours): HoursGroup[] {
  const groups: { runs: { first: number; last: number }[]; spans: readonly OpenSpan[] }[] = []
  const same = (a: readonly OpenSpan[], b: readonly OpenSpan[]) => JSON.stringify(a) === JSON.stringify(b)
  for (const [index, day] of mondayFirst.entries()) {
    const spans = (hours[day] ?? []).map(({ from, to }) => ({ from, to }))
    if (spans.length === 0) continue
    const group = groups.find((each) => same(each.spans, spans))
    const run = group?.runs.at(-1)
    if (!group) groups.push({ runs: [{ first: day, last: day }], spans })
    else if (run && run.last === mondayFirst[index - 1]) run.last = day
    else group.runs.push({ first: day, last: day })
  }
  return groups
}

/** The days in the order in which people read a week. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

/** Writes schema.org's notation, which `readOpeningHours` reads. */
export function writeOpeningHours(hours: OpeningHours): string {
  const name = (day: number) => weekdays[day] ?? ''
  return groupHours(hours)
    .flatMap(({ runs, spans }) => {
      const days = runs.map(({ first, last }) =>
        first === last ? name(first) : `${name(first)}-${name(last)}`,
      )
      return spans.map(({ from, to }) => `${days.join(',')} ${clockText(from)}-${clockText(to)}`)
    })
    .join(', ')
}

/** Minutes since midnight as `09:30`. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
