/** The starting price of a project, and how soon it is finished. */
export const delivery = {
  slate: 'Price and turnaround',
  heading: 'One price to start from, two clocks to choose from',
  price: { label: 'Projects start at', figure: '$2,500' },
  movers: {
    label: 'What moves it',
    items: ['Days of filming', 'Crew and cameras', 'Locations', 'Versions and languages'],
  },
  /** The ruler over both clocks. */
  days: ['Day 3', 'Day 7', 'Day 14'],
  clocks: [
    {
      id: 'priority',
      label: 'Priority turnaround',
      figure: '72 hours',
      text: 'For an announcement, a launch, an answer that cannot wait. An editor works through the cards while we are still filming.',
    },
    {
      id: 'standard',
      label: 'Standard turnaround',
      figure: '1-2 weeks',
      text: 'You see a cut and send notes; then color, sound mix and every shape you asked for.',
    },
  ],
  note: 'The delivery date is written into your quote before we film.',
} as const
