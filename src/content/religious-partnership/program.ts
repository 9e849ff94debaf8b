import { formatDollars } from '../../domain/format-dollars.ts'
import { claims } from '../claims.ts'
import type { Company } from '../company.ts'

export type Channel = {
  readonly name: string
  /** Dollars. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** What a site receives, as the strips of a mixing desk. */
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

export const program = {
  slate: 'Program overview',
  heading: 'A working system, and the crew to work it',
  lead: ({ name, partner }: Company) =>
    `${name} builds the room, ${partner.name} trains the youth. We take 4 churches per year, so that each gets all of both.`,
  figures: [
    { figure: '4', label: 'churches per year' },
    { figure: '6+', label: 'partner sites' },
    { figure: claims.youth.figure, label: 'youth trained' },
    { figure: 'Over $250K', label: 'value so far' },
  ],
  desk: 'What the equipment of one site is worth',
  channels,
  total: {
    name: 'Total A/V/L value',
    from: sum('from'),
    to: sum('to'),
    text: 'The range runs from a chapel to a large sanctuary',
  },
} as const

export function dollarRange({ from, to }: Pick<Channel, 'from' | 'to'>): string {
  return `${formatDollars(from)}-${formatDollars(to)}`
}
