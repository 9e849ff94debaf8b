export const kit = {
  slate: 'The kit',
  heading: 'One case, one creator',
  lead: 'Talent goes home after class. With a kit of their own, so does the camera.',
  caption: 'Top view, lid off',
  /** Numbered in the drawing in this order. */
  contents: ['Camera', 'Two lenses', 'Microphone', 'Headphones', 'Light', 'Tripod', 'Drive and cards'],
  contentsTitle: 'What is in it',
  /** In US dollars. */
  value: { low: 3800, average: 4200, high: 4800 },
  range: '$3,800-$4,800',
  rangeLabel: 'Kit value range',
  rangeText:
    'It depends on what the creator makes: a podcast needs different microphones than a documentary.',
} as const
