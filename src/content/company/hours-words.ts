import {
  dayMinutes,
  groupHours,
  type HoursGroup,
  type OpeningHours,
  type OpenSpan,
} from '../../domain/opening-hours.ts'
import { partsOf, wallTime } from '../../domain/wall-time.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const hourMinutes = 60

/** The second zone is named by its standard time, so zones are compared in winter. */
const easternZone = 'America/New_York'
const winter = new Date('2026-01-15T12:00:00Z')

/** The hours as people read them, alone and with the second time zone; the default hours yield the words of `company.ts`. */
export function hoursWords({ hours, timeZone }: Pick<WorkCalendar, 'hours' | 'timeZone'>): {
  readonly hours: string
  readonly hoursBothZones: string
} {
  const own = weekText(groupHours(hours))
  const here = `${own} ${zoneName(timeZone)}`
  const eastern = inEasternTime(hours, timeZone)
  return { hours: own, hoursBothZones: eastern === null ? here : `${here} (${eastern} EST)` }
}

/** Null where it is the same, or where a day there is not the same day here. */
function inEasternTime(hours: OpeningHours, timeZone: string): string | null {
  const ahead = (wallTime(easternZone, winter) - wallTime(timeZone, winter)) / 60_000
  const moved = hours.map((spans) => spans.map(({ from, to }) => ({ from: from + ahead, to: to + ahead })))
  const staysWithinDays = moved.flat().every(({ from, to }) => from >= 0 && to <= dayMinutes)
  if (ahead === 0 || !staysWithinDays) return null
  const [first, ...others] = groupHours(moved)
  return first && others.length === 0 ? spansText(first.spans) : weekText(groupHours(moved))
}

function weekText(groups: readonly HoursGroup[]): string {
  const name = (day: number) => weekdays[day] ?? ''
  return groups
    .map(({ runs, spans }) => {
      const days = runs.map(({ first, last }) =>
        first === last ? name(first) : `${name(first)}-${name(last)}`,
      )
      return `${days.join('/')} ${spansText(spans)}`
    })
    .join(', ')
}

function spansText(spans: readonly OpenSpan[]): string {
  return spans
    .map(({ from, to }) => (to - from === dayMinutes ? '24 hours' : `${clockWords(from)}-${clockWords(to)}`))
    .join(' and ')
}

/** 9AM, 12:30PM */
function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / hourMinutes) % 24
  const rest = minutes % hourMinutes
  const digits = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 || 12}${digits}${hour < 12 ? 'AM' : 'PM'}`
}

/** PT, ET, Germany Time: the name that holds in summer and winter. */
function zoneName(timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  return partsOf(clock, winter)('timeZoneName')
}
