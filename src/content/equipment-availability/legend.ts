import type { StripPiece } from '../../domain/availability/board-strip.ts'
import * as limits from '../../domain/limits.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { statusWords } from './schedule-words.ts'

type LegendStrip = { readonly kind: StripPiece['kind']; readonly label: string; readonly text: string }

export const legendWords = {
  slate: 'Key to the strips',
  heading: 'How to read the board',
  lead: 'Each strip is one item, and its edge says how it stands. On a wide screen every column is a day, beginning with your first; days you did not ask about stay blank.',
} as const

export const legendStrips: readonly LegendStrip[] = [
  {
    kind: 'free',
    label: statusWords.available,
    text: 'Every unit we own is free for all of your days.',
  },
  {
    kind: 'short',
    label: statusWords.short,
    text: 'Some units are out; at least one is free for all of your days.',
  },
  {
    kind: 'booked',
    label: statusWords.booked,
    text: 'No unit is free for all of your days. The next date is the first with enough free days in a row.',
  },
  {
    kind: 'maintenance',
    label: statusWords.maintenance,
    text: 'All units are on the bench. The next date is the first with enough free days in a row.',
  },
]

/** Terms that come with every quote. */
export const rentalTerms = [
  { figure: `${limits.reply.quoteHours} hours`, text: 'or less until we respond' },
  { figure: `${limits.reply.quoteValidDays} days`, text: 'your quote stays valid' },
  { figure: 'Delivery or pickup', text: 'available for every rental' },
  { figure: 'Technical support', text: 'included in the rate' },
] as const

export const closingWords = {
  slate: 'Day break',
  heading: 'Your dates, your list, one quote',
  lead: 'Add what is free and send the list. If something is out that day, say what it was for and we suggest what does the same job.',
  actions: [
    { label: 'Request a Quote', href: pagePaths.quote },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
    { label: 'Ask a Producer', href: contactFormHref },
  ],
} as const
