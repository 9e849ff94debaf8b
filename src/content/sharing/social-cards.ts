/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '39c8082a'

export const pageCards = {
  '/': '4d94d120',
  '/infrastructure': '93f411dc',
  '/gear-list': 'fecc3cd6',
  '/equipment-list': '46a30bb2',
  '/corporate-video': 'e2f86278',
  '/live-streaming': '144b80ef',
  '/event-production': '7398156b',
  '/youth-training': '037ce520',
  '/vendor-coordination': '14e75610',
  '/corporate-conferences': '68292bb4',
  '/quote': '66edffb8',
  '/equipment-availability': '2e7fd309',
  '/portfolio': '79f692ff',
  '/religious-partnership': '4322f592',
  '/magrose-support': '27189364',
  '/podcast-consultation': '8faa9975',
  '/legacy': '2e95ad42',
  '/privacy': 'd46f65c7',
  '/terms': '831440de',
  '/accessibility': '3b5014d3',
} as const
