import { contactFormHref, notFoundPath, pagePaths } from '../../routes.ts'
import { ghostLight } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const notFound: PageContent = {
  path: notFoundPath,
  head: {
    title: 'Page Not Found',
    description:
      'This address does not lead to a page on our site. Go back to the home page, look through the portfolio, or tell us what you were trying to find.',
    keywords: ['404', 'page not found', 'missing page', 'broken link', 'site navigation'],
  },
  indexable: false,
  lead: ghostLight,
  slate: '404',
  heading: 'Oops! Page not found',
  summary: () =>
    'The address may be mistyped, or the page may have moved. The home page links to everything we do; if you still can’t find it, ask us.',
  actions: [
    { label: 'Back to Home', href: pagePaths.home },
    { label: 'View Our Work', href: pagePaths.portfolio },
    { label: 'Contact Us', href: contactFormHref },
  ],
}

/** The tapes on a shelf, with a gap where the requested one would be. */
export const tapeShelf = {
  slate: 'Tape library',
  heading: 'These are on the shelf',
  lead: 'The one you asked for is out, or was never here.',
  missing: 'Out since 01:04:04:00',
  before: [
    { label: 'Corporate Video', href: pagePaths.corporateVideo },
    { label: 'Live Streaming', href: pagePaths.liveStreaming },
    { label: 'Event Production', href: pagePaths.eventProduction },
  ],
  after: [
    { label: 'Gear Kits', href: pagePaths.gearList },
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'Youth Training', href: pagePaths.youthTraining },
  ],
} as const
