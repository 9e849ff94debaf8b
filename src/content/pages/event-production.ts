import { contactFormHref, pagePaths } from '../../routes.ts'
import { truss } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const eventProduction: PageContent = {
  path: pagePaths.eventProduction,
  head: {
    title: 'Event Production and Coverage',
    description:
      'Event production from pre-event planning through setup, live coverage and post-production. 500+ events covered; productions start at $2,000.',
    keywords: [
      'event production Portland',
      'event videography',
      'live event coverage',
      'event video production company',
      'event highlight video',
      'multi-camera event filming',
    ],
  },
  service: { name: 'Event production', startingPrice: 2000 },
  indexable: true,
  lead: truss,
  slate: 'Event production / Coverage',
  heading: 'Covered from load-in to final cut',
  summary: () =>
    'One crew takes your event through pre-event planning, setup and testing, live coverage and post-production. After 500+ events we know what goes wrong, so we test before the doors open. Productions start at $2,000.',
  actions: [
    { label: 'Plan Your Event', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
}
