/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '9cc9dd83'

export const pageCards = {
  '/': 'd0ce7370',
  '/infrastructure': 'ba2adb8c',
  '/gear-list': '0c4c26d5',
  '/equipment-list': 'e360ee75',
  '/corporate-video': '201c3ff6',
  '/live-streaming': 'f8b91b26',
  '/event-production': '951d0318',
  '/youth-training': '23b457fc',
  '/vendor-coordination': '9a8fde0e',
  '/corporate-conferences': '03fd0649',
  '/quote': 'bcc2c2e8',
  '/equipment-availability': '1c35c407',
  '/portfolio': '1acd3d30',
  '/religious-partnership': '3fb9dc84',
  '/magrose-support': '09f3f466',
  '/podcast-consultation': 'ed06bb0d',
  '/legacy': '6f38b551',
} as const
