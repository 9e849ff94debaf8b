import { percentBooked, type Season, slotsRemaining } from '../../domain/campaign/campaign.ts'

export type CalendarWords = {
  readonly slate: string
  /** Shown large before the heading; null when there is nothing to count. */
  readonly figure: string | null
  readonly heading: string
  readonly text: string
  readonly action: string
  /** How much of the season is booked. */
  readonly bar: {
    readonly label: string
    readonly percent: number
    readonly slots: number
    readonly rows: readonly { readonly label: string; readonly value: string }[]
  } | null
}

/** The words for a season that counts down, one that is full, or none open. */
export function calendarWords(season: Season | null): CalendarWords {
  if (!season) {
    return {
      slate: 'Calendar',
      figure: null,
      heading: 'Tell us your dates',
      text: 'The next season is being planned. Ask now and we’ll confirm within 24 hours whether your dates are free.',
      action: 'Ask for Your Dates',
      bar: null,
    }
  }
  const { calendarYear, slotsTotal, slotsBooked } = season
  const remaining = slotsRemaining(season)
  const percent = percentBooked(season)
  const booked = `${slotsBooked} of ${slotsTotal} annual ${calendarYear} slots booked`
  const bar = (last: { label: string; value: string }) => ({
    label: booked,
    percent,
    slots: slotsTotal,
    rows: [{ label: 'Booked', value: `${percent}%` }, { label: 'Remaining', value: String(remaining) }, last],
  })
  if (remaining === 0) {
    return {
      slate: `${calendarYear} calendar`,
      figure: null,
      heading: `${calendarYear} is full`,
      text: 'Dates do come back. Leave yours and you’ll be the first we call.',
      action: 'Join the Waiting List',
      bar: bar({ label: 'Next', value: 'Waiting list' }),
    }
  }
  return {
    slate: `${calendarYear} calendar`,
    figure: String(remaining),
    heading: `${remaining === 1 ? 'slot' : 'slots'} remaining in ${calendarYear}`,
    text: 'We take a fixed number of conferences a year, so that the crew you meet is the crew you get.',
    action: 'Ask for Your Dates',
    bar: bar({ label: 'Book by', value: dayName(season.bookBy) }),
  }
}

/** "January 31st": the day as people say it. */
function dayName(isoDay: string): string {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(date)
  const day = date.getUTCDate()
  const form = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day)
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${month} ${day}${endings[form] ?? 'th'}`
}
