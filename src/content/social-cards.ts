/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '20c8dcbf'

export const pageCards = {
  '/': 'e953ddc3',
  '/infrastructure': '5f32139b',
  '/gear-list': 'aa206f9c',
  '/corporate-video': '6942068e',
  '/live-streaming': 'b85ac2c2',
  '/event-production': 'e8ecdc5b',
  '/youth-training': 'd4a75509',
  '/vendor-coordination': 'bd74ca40',
  '/corporate-conferences': 'f92ea6f0',
  '/quote': 'ee424b1e',
  '/equipment-availability': '46cb03f0',
  '/portfolio': '322a8523',
  '/religious-partnership': '242d2e0c',
  '/magrose-support': '8baa40f3',
  '/podcast-consultation': '5ec21749',
  '/legacy': 'e5ed4ab1',
} as const
