/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '2729a8f6'

export const pageCards = {
  '/': '449f5ac5',
  '/infrastructure': 'a3461b31',
  '/gear-list': '7319e069',
  '/equipment-list': 'da691139',
  '/corporate-video': '5bd56afc',
  '/live-streaming': '0099f18c',
  '/event-production': '01a5ed61',
  '/youth-training': 'e534b416',
  '/vendor-coordination': '52d022f6',
  '/corporate-conferences': '9d33e82d',
  '/quote': 'd07d9d7a',
  '/equipment-availability': 'f2f24008',
  '/portfolio': '5504c13b',
  '/religious-partnership': '232e89e3',
  '/magrose-support': '8f831045',
  '/podcast-consultation': '28a11dc8',
  '/legacy': '1e3f5aad',
} as const
