/** The changes clients saw. `grew` is the factor that the figure is drawn with. */
export const legacyResults = {
  slate: 'Results',
  heading: 'A story people repeat does the selling',
  revenue: {
    figure: '$2.3M',
    label: 'additional revenue',
    text: 'From customers who had seen the film before anyone called them.',
  },
  growth: [
    { figure: '340%', label: 'lead increase', grew: 4.4 },
    { figure: '85%', label: 'higher closing rate', grew: 1.85 },
  ],
  before: 'Before',
  after: 'With the film',
} as const
