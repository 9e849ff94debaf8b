type Strip = {
  /** When it takes place or, where that is up to the school, the decision the school makes. */
  readonly slug: string
  readonly scene: string
}

type ProgramFormat = {
  readonly id: 'intensive' | 'weekend' | 'camp' | 'school'
  readonly name: string
  readonly text: string
  readonly strips: readonly Strip[]
}

const formats: readonly ProgramFormat[] = [
  {
    id: 'intensive',
    name: '8-week intensive',
    text: 'The whole course, from the first frame to a premiere.',
    strips: [
      { slug: 'Week 1', scene: 'Frame and focus' },
      { slug: 'Week 2', scene: 'Clean sound' },
      { slug: 'Week 3', scene: 'Light on a face' },
      { slug: 'Week 4', scene: 'Script and storyboard' },
      { slug: 'Week 5', scene: 'First shooting day' },
      { slug: 'Week 6', scene: 'Second shooting day' },
      { slug: 'Week 7', scene: 'Edit and color' },
      { slug: 'Week 8', scene: 'Premiere' },
    ],
  },
  {
    id: 'camp',
    name: 'Summer camps',
    text: 'A film in a week, while school is out.',
    strips: [
      { slug: 'Mon', scene: 'Write it' },
      { slug: 'Tue', scene: 'Rehearse it' },
      { slug: 'Wed', scene: 'Film it' },
      { slug: 'Thu', scene: 'Cut it' },
      { slug: 'Fri', scene: 'Show it' },
    ],
  },
  {
    id: 'weekend',
    name: 'Weekend workshops',
    text: 'One skill, with time to try it twice.',
    strips: [
      { slug: 'Sat', scene: 'Learn one seat' },
      { slug: 'Sun', scene: 'Film with it' },
    ],
  },
  {
    id: 'school',
    name: 'Custom school programs',
    text: 'Written with your teachers. The strips are yours to fill.',
    strips: [
      { slug: 'When', scene: 'Your schedule' },
      { slug: 'Where', scene: 'Your rooms' },
      { slug: 'What', scene: 'Your subject' },
    ],
  },
]

export const programFormats = {
  slate: 'Program formats',
  heading: 'Four ways to schedule it',
  lead: 'One strip is one session, as on the board that every film is scheduled with.',
  formats,
} as const
