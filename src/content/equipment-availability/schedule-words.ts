import type { AvailabilityStatus } from '../../domain/availability/availability.ts'
import { pagePaths } from '../../routes.ts'
import { datedItemIds } from './availability.ts'

export const scheduleWords = {
  slate: 'Shooting schedule',
  heading: 'Put your dates on the board',
  lead: `Pick one day or a run of days. Every strip answers for itself: how many we have, how many are free, and when the next one is back on the shelf. The board holds ${datedItemIds.length} items; the rest of the equipment list we check by hand.`,
} as const

export const dateWords = {
  label: 'Your dates',
  from: 'First day',
  to: 'Last day',
  hint: 'For a single day leave the last day empty. Dates are in Portland time.',
  check: 'Check',
} as const

export const boardWords = {
  today: 'Today',
  checking: 'Checking the schedule',
  unchecked: 'Not checked yet',
  counts: {
    available: 'available',
    booked: 'booked',
    maintenance: 'in maintenance',
  },
  /** For one category. */
  tally: (available: number, total: number) => `${available} of ${total} available`,
  items: (total: number) => `${total} items`,
  add: 'Add to Quote',
  addItem: (name: string) => `Add to Quote: ${name}`,
  addSubstitute: 'Add Instead',
  addInstead: (name: string, of: string) => `Add Instead: ${name} in place of ${of}`,
  later: (day: string) => `Quote from ${day}`,
  laterItem: (day: string, name: string) => `Quote from ${day}: ${name}`,
  instead: 'Instead',
  noSubstitute: 'Nothing else of ours that does this job is free on these days.',
  units: (free: number, total: number) => `${free} of ${total}`,
  nextFree: 'Next available',
  noDate: 'No date yet. Call us.',
} as const

export const statusWords: Readonly<Record<AvailabilityStatus, string>> = {
  available: 'Available',
  short: 'Few left',
  booked: 'Booked',
  maintenance: 'In maintenance',
}

export const failureWords = {
  server: {
    title: 'The schedule did not answer',
    text: 'Your dates are kept. Try again, or add what you need to a quote and we’ll check it by hand.',
  },
  offline: {
    title: 'You are offline',
    text: 'Your dates are kept. The board asks again as soon as the connection is back.',
  },
  retry: 'Try Again',
} as const

export const emptyWords = {
  slate: 'No strips',
  title: 'Nothing is on the board',
  text: 'No equipment is scheduled at the moment. Tell us what you need and we’ll find it for your dates.',
  action: { label: 'Get a Quote', href: pagePaths.quote },
} as const

/** For visitors without scripts: the board cannot look up dates for them, but we can. */
export const byPhone = {
  before: 'Tell us your dates and we’ll read you the board: call ',
  between: ' or ',
  quote: { label: 'ask for a quote', href: pagePaths.quote },
  after: '. These are the daily rates.',
} as const
