import type { SiteImage } from '../domain/site-image.ts'
import type { PublicPath } from '../routes.ts'
import type { Company } from './company.ts'
import { bridge, equipmentRoom, hero, prepTable, stageDoor } from './images.ts'

/**
 * What a page is shared with when it opens without a picture; one that has a `lead` is shared with that. Pages that
 * only one visitor should see are shared with the general card.
 */
export const cardPictures: Readonly<Partial<Record<PublicPath, SiteImage>>> = {
  '/accessibility': bridge,
  '/equipment-list': equipmentRoom,
  '/privacy': stageDoor,
  '/terms': prepTable,
}

/** The card of the company itself. */
export const generalCard = {
  picture: hero,
  slate: (company: Company) => `Since ${company.foundedYear}`,
  heading: 'Video and live event production',
} as const
