import { formatDollars } from '../../domain/format-dollars.ts'
import { claims } from '../company/claims.ts'
import type { Company } from '../company/company.ts'

export type Channel = {
  readonly name: string
  /** Dollars. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The equipment a site receives, shown as the strips of a mixing desk. */
const channels: readonly Channel[] = [
  {
    name: 'Audio',
    from: 15_000,
    to: 35_000,
    text: 'Microphones, console, speakers, a mix of its own for the stream',
  },
  { name: 'Video', from: 20_000, to: 50_000, text: 'Cameras, switcher, screens, streaming' },
  { name: 'Lighting', from: 10_000, to: 25_000, text: 'Front light, stage wash, control' },
]

const sum = (end: 'from' | 'to') => channels.reduce((total, channel) => total + channel[end], 0)

/** Dollars, for a chapel's system and for a large sanctuary's. */
type Range = Pick<Channel, 'from' | 'to'>

const value: Range = { from: sum('from'), to: sum('to') }
/** Design, installation and trade prices; the larger one is the "savings up to $15K". */
const contribution: Range = { from: 6_000, to: 15_000 }
const price: Range = { from: value.from - contribution.from, to: value.to - contribution.to }

export const program = {
  slate: 'Program overview',
  heading: 'A working system, and the crew to work it',
  lead: ({ name, partner }: Company) =>
    `${name} builds the room, ${partner.name} trains the youth. We work with 4 churches per year, so that each gets all of both.`,
  figures: [
    { figure: '4', label: 'churches per year' },
    { figure: '6+', label: 'partner sites' },
    { figure: claims.youth.figure, label: 'youth trained at these sites' },
    { figure: 'Over $250K', label: 'value so far, all sites together' },
  ],
  desk: 'What the equipment of one site is worth',
  channels,
  total: {
    name: 'Total A/V/L value',
    ...value,
    text: 'The range runs from a chapel to a large sanctuary',
  },
} as const

export function dollarRange({ from, to }: Range): string {
  return `${formatDollars(from)}-${formatDollars(to)}`
}

type BudgetLine = Range & {
  readonly name: string | ((company: Company) => string)
  readonly note: string
  /** Marks a line under a rule that sums up the lines above. */
  readonly sum?: 'value' | 'price'
}

/** The first page of a film's budget: what the system is worth, who gives what, what is left to pay. */
export const topSheet = {
  slate: 'Top sheet / Who pays',
  heading: 'Who pays for what',
  sentence: ({ name, partner }: Company) =>
    `A system worth ${dollarRange(value)} costs your congregation ${dollarRange(price)}: ${name} contributes ${dollarRange(contribution)} in design, installation and trade prices, and ${partner.name} trains your youth at no charge.`,
  caption: 'What a site is worth, what we contribute and what the congregation pays',
  columns: { line: 'Line', from: 'A chapel', to: 'A large sanctuary' },
  lines: [
    ...channels.map(({ name, text, ...range }) => ({ ...range, name, note: text })),
    { ...value, name: 'Total A/V/L value', note: 'What three vendors would charge', sum: 'value' },
    {
      from: -contribution.from,
      to: -contribution.to,
      name: ({ name }) => `${name} contributes`,
      note: 'Design, installation and trade prices: savings up to $15K',
    },
    {
      from: 0,
      to: 0,
      name: ({ partner }) => `Training by ${partner.name}`,
      note: 'For 3-5 youth, over the whole 2-3 years',
    },
    {
      ...price,
      name: 'Your congregation pays',
      note: 'In stages over the 2-3 years, each agreed before it begins',
      sum: 'price',
    },
  ] satisfies readonly BudgetLine[] as readonly BudgetLine[],
  /** The figure of a line that costs nothing. */
  free: 'No charge',
  note: 'Begin with one part, such as lighting, and add the others when you are ready: that is why the budgets in the form start under $10K.',
} as const

/** Written as in accounting: deductions have a minus sign. */
export function budgetFigure(dollars: number): string {
  if (dollars === 0) return topSheet.free
  return dollars < 0 ? `\u2212${formatDollars(-dollars)}` : formatDollars(dollars)
}
