/** One season's scarcity claims. The number of slots left is always computed. */
export type Season = {
  readonly calendarYear: number
  readonly slotsTotal: number
  readonly slotsBooked: number
  /** A day in Portland, in ISO form. */
  readonly bookBy: string
  readonly partnershipSlots: number
  readonly partnershipSlotsPerYear: string
  /** As visitors read it: `October 2027`. Null once that month is over. */
  readonly partnershipReview: string | null
}

/** The record that staff edit and can close. */
export type Campaign = Season & { readonly partnershipReview: string; readonly open: boolean }

/** The season of a new installation: bookable until the next January 31, reviewed in the next October. */
export function seasonAhead(today: string): Season & Pick<Campaign, 'partnershipReview'> {
  const year = Number(today.slice(0, 4))
  const calendarYear = today.slice(5) <= '01-31' ? year : year + 1
  const reviewYear = today.slice(5) <= '10-31' ? year : year + 1
  return {
    calendarYear,
    slotsTotal: 25,
    slotsBooked: 18,
    bookBy: `${calendarYear}-01-31`,
    partnershipSlots: 2,
    partnershipSlotsPerYear: '2-3',
    partnershipReview: `October ${reviewYear}`,
  }
}

/** The claims for that day in Portland; null when the record is closed or its book-by day has passed. */
export function seasonOn(today: string, { open, ...season }: Campaign): Season | null {
  if (!open || hasPassed(season, today)) return null
  return isOver(season.partnershipReview, today) ? { ...season, partnershipReview: null } : season
}

/** True once the book-by day is over. */
export function hasPassed({ bookBy }: Pick<Season, 'bookBy'>, today: string): boolean {
  return today > bookBy
}

/** Whether a month such as `October 2027` is over; any other text that staff enter never is. */
function isOver(review: string, today: string): boolean {
  const [name = '', year = '', ...rest] = review.split(' ')
  const month = months.indexOf(name) + 1
  if (month === 0 || !/^\d{4}$/.test(year) || rest.length > 0) return false
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function slotsRemaining(season: Season): number {
  return Math.max(0, season.slotsTotal - season.slotsBooked)
}

export function percentBooked(season: Season): number {
  if (season.slotsTotal <= 0) return 100
  return Math.min(100, Math.round((season.slotsBooked / season.slotsTotal) * 100))
}
