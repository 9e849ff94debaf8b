/** Every path of the site, in one place. This file imports nothing. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  infrastructure: '/infrastructure',
  gearList: '/gear-list',
  corporateVideo: '/corporate-video',
  liveStreaming: '/live-streaming',
  eventProduction: '/event-production',
  youthTraining: '/youth-training',
  vendorCoordination: '/vendor-coordination',
  corporateConferences: '/corporate-conferences',
  quote: '/quote',
  equipmentAvailability: '/equipment-availability',
  portfolio: '/portfolio',
  religiousPartnership: '/religious-partnership',
  magroseSupport: '/magrose-support',
  podcastConsultation: '/podcast-consultation',
  legacy: '/legacy',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const

export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** What the catch-all page is stored under; never an address a visitor sees. */
export const notFoundPath = '/404'

/** Shows the design system; exists in development only. */
export const styleGuidePath = '/style-guide'

export type PublicPath = PagePath | typeof notFoundPath
export type RenderedPath = PublicPath | typeof styleGuidePath

export const anchors = {
  mainContent: 'main-content',
  navigation: 'navigation',
  contactForm: 'contact-form',
} as const

/** Where "contact us" leads from any page. */
export const contactFormHref = `${pagePaths.home}#${anchors.contactForm}` as const

export const serverPaths = {
  health: '/healthz',
  ready: '/readyz',
  cspReport: '/functions/v1/csp-report',
} as const
