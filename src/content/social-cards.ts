/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '2729a8f6'

export const pageCards = {
  '/': '449f5ac5',
  '/infrastructure': '5067b12c',
  '/gear-list': '7319e069',
  '/equipment-list': 'da691139',
  '/corporate-video': 'ebbdca33',
  '/live-streaming': '99b4ac9b',
  '/event-production': '01a5ed61',
  '/youth-training': '0215dcc2',
  '/vendor-coordination': '8511e04d',
  '/corporate-conferences': '9d33e82d',
  '/quote': 'd07d9d7a',
  '/equipment-availability': 'f2f24008',
  '/portfolio': '43bc1e63',
  '/religious-partnership': '4322f592',
  '/magrose-support': '27189364',
  '/podcast-consultation': '8faa9975',
  '/legacy': '043098d6',
} as const
