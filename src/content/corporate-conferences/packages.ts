/**
 * Names, prices, lengths and attendees are fixed; cameras, rooms and contents are sample content, which the
 * owner checks before going live.
 */
import { conferenceSizes, startingPrice } from './sizes.ts'

export type ConferencePackage = (typeof conferenceSizes)[number] & {
  readonly price: string
  readonly line: string
  /** As drawn on the room's plan. */
  readonly plan: { readonly rows: number; readonly cameras: number; readonly rooms: number }
  readonly includes: readonly string[]
}

const [starter, essential, premium, enterprise] = conferenceSizes

export const conferencePackages: readonly ConferencePackage[] = [
  {
    ...starter,
    price: startingPrice.figure,
    line: 'One room, one camera, every word.',
    plan: { rows: 3, cameras: 1, rooms: 0 },
    includes: [
      'One camera with an operator',
      'The speaker and the room on separate tracks',
      'All sessions recorded',
      'Slides cut into the talks',
    ],
  },
  {
    ...essential,
    price: '$12,350',
    line: 'One hall, one stage, nothing missed.',
    plan: { rows: 5, cameras: 2, rooms: 0 },
    includes: [
      'Two cameras with operators',
      'Every microphone on its own track',
      'All main-stage sessions recorded',
      'Slides cut into the talks',
      'A producer on both days',
    ],
  },
  {
    ...premium,
    price: '$19,175',
    line: 'The hall on screens, the breakouts on record.',
    plan: { rows: 8, cameras: 4, rooms: 2 },
    includes: [
      'Four cameras, switched live to the screens',
      'Two breakout rooms recorded',
      'Live stream, monitored from outside the venue',
      'Speaker interviews in a lit corner',
      'Every session edited and captioned',
      'Everything in Essential',
    ],
  },
  {
    ...enterprise,
    price: '$32,175',
    line: 'A broadcast, with your logo on the desk.',
    plan: { rows: 11, cameras: 6, rooms: 4 },
    includes: [
      'Six cameras, one of them on a jib',
      'Four breakout rooms recorded',
      'A show caller on headset with every department',
      'Stream and recording on two separate systems',
      'Clips for your channels on the same day',
      'Everything in Premium',
    ],
  },
]

export const packagesSection = {
  slate: 'Packages',
  heading: 'Priced for two days, by the size of the room',
  lead: 'One price covers crew, cameras, both days on site and the edit. Tax, travel and venue charges are extra.',
  attendees: 'attendees',
  cameras: (count: number) => `${count} ${count === 1 ? 'camera' : 'cameras'}`,
  rooms: (count: number) => (count === 0 ? 'Main stage' : `Main stage, ${count} breakout rooms`),
  every: {
    label: 'In every package',
    text: 'A 3-5 minute highlight reel, 72-hour priority turnaround, and two copies of everything before we leave.',
  },
  action: 'Request a Proposal',
} as const
