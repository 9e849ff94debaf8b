/** Written by `npm run og-images`: the names of the cards in `public/og/`. Pages not listed have the general one. */
export const generalCard = '346013ba'

export const pageCards = {
  '/': 'b2d2f731',
  '/infrastructure': '153e3b92',
  '/gear-list': '7715ea9d',
  '/equipment-list': '0e446a3c',
  '/corporate-video': '39d3082f',
  '/live-streaming': '5d2ebf50',
  '/event-production': 'cc057e1c',
  '/youth-training': 'e7866b19',
  '/vendor-coordination': '817ab9bd',
  '/corporate-conferences': '7856df6f',
  '/quote': '4e469416',
  '/equipment-availability': 'f5741a68',
  '/portfolio': '106f3438',
  '/religious-partnership': 'b3685573',
  '/magrose-support': 'd36e1392',
  '/podcast-consultation': '85771d2c',
  '/legacy': 'fe56e1d8',
  '/privacy': '1d05e6a0',
  '/terms': '5570f34e',
  '/accessibility': '27682b5a',
} as const
