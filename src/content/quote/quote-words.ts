import * as limits from '../../domain/limits.ts'
import { packages } from '../equipment/packages.ts'
import { daysText } from '../equipment/rental-length.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words for the packages offered beside the form. */
export const popularWords = {
  heading: 'Popular packages',
  packages,
  add: 'Add',
  added: 'Added',
  remove: (name: string) => `Remove ${name}`,
}

export const reportWords = {
  slate: 'Camera report',
  /** The sheet's other corner. */
  copy: 'Your copy',
  heading: 'Your list',
  days: 'Days',
  lines: 'Lines',
  pieces: 'Pieces',
  empty: 'Nothing on it yet.',
  emptyHint: 'Add a package, or pick single items from the equipment list. The sheet fills itself in.',
  emptyAction: 'Browse the equipment list',
  quantity: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name} from your list`,
  /** After a quantity: how many there are. */
  owned: (count: number) => `of ${count}`,
  limit: { before: 'Quantities end at what we own. ', action: 'Ask us for more', after: ' in your request.' },
  /** Stands between a quantity and its rate. */
  times: '×',
  agreed: 'Educational rates',
  total: (days: number) => `Estimate for ${daysText(days)}`,
  without: (names: readonly string[]) =>
    `Not including ${names.join(' and ')}: educational rates, on request.`,
  rule: 'Rates are by the day. A package covers its stated length; more days count as that many lengths, rounded up.',
  note: `List prices, before delivery and tax. This is an estimate, not an offer; the quote we send is valid for ${limits.reply.quoteValidDays} days.`,
  download: 'Download the List',
  print: 'Print the List',
  printSent: 'Print What You Sent',
  consultation: 'Schedule Consultation',
  bar: (lines: number, days: number) => `${counted(lines, 'line', 'lines')}, ${daysText(days)}`,
  barLabel: 'Estimate',
}

/** Words of the printed sheet. */
export const printWords = {
  title: 'Equipment rental estimate',
  sentTitle: 'Quote request, sent',
  reference: 'Reference',
  dates: 'Rental dates',
  noDates: (days: string) => `Not chosen yet, counted as ${days}`,
  columns: { item: 'Item', quantity: 'Quantity', rate: 'Rate', time: 'Time', amount: 'Amount' },
}

export const dateWords = {
  label: 'Rental dates',
  from: 'First day',
  to: 'Last day',
  order: 'The last day is before the first. Choose a later one.',
  past: 'Choose today or a later date.',
  long: `For more than ${limits.rental.longestDays} days, please call us: long rentals have rates of their own.`,
}

/** Toasts for changes of the list. */
export const listToasts = {
  added: (name: string) => ({
    title: 'Equipment Added',
    description: `${name} is now in your quote request.`,
  }),
  removed: (name: string) => ({
    title: 'Equipment Removed',
    description: `${name} is no longer in your quote request.`,
  }),
  there: (name: string) => ({
    title: 'Already Added',
    description: `${name} is already in your quote request.`,
  }),
  full: {
    title: 'Your list is full',
    description: `It holds ${limits.quote.linesMax} lines. Add the rest in the form.`,
  },
  downloaded: { title: 'Download Started', description: 'Equipment list has been downloaded.' },
}
