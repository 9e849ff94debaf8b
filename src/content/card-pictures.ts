import type { SiteImage } from '../domain/site-image.ts'
import type { PublicPath } from '../routes.ts'
import type { Company } from './company.ts'
import { conference, hero, interview, keynote } from './images.ts'

/**
 * What a page is shared with when it opens without a picture; one that has a `lead` is shared with that. Pages for
 * reading, and those that only one visitor should see, are shared with the general card.
 */
export const cardPictures: Readonly<Partial<Record<PublicPath, SiteImage>>> = {
  '/': hero,
  '/infrastructure': conference,
  '/gear-list': interview,
  '/corporate-video': interview,
  '/live-streaming': conference,
  '/event-production': keynote,
  '/youth-training': hero,
  '/vendor-coordination': keynote,
  '/corporate-conferences': conference,
  '/quote': interview,
  '/equipment-availability': interview,
  '/portfolio': keynote,
  '/religious-partnership': keynote,
  '/magrose-support': hero,
  '/podcast-consultation': interview,
  '/legacy': interview,
}

/** The card of the company itself. */
export const generalCard = {
  picture: hero,
  slate: (company: Company) => `Since ${company.foundedYear}`,
  heading: 'Video and live event production',
} as const
