import { contactFormHref, pagePaths } from '../../routes.ts'
import { interview } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const corporateVideo: PageContent = {
  path: pagePaths.corporateVideo,
  head: {
    title: 'Corporate Video Production',
    description:
      'Corporate video production in Portland, starting at $2,500. Standard projects are delivered in 1-2 weeks, with 72-hour priority turnaround when it is urgent.',
    keywords: [
      'corporate video production',
      'corporate video Portland',
      'company story video',
      'executive interview filming',
      'business video production Oregon',
      'corporate videographer',
    ],
  },
  service: { name: 'Corporate video production', startingPrice: 2500 },
  indexable: true,
  lead: interview,
  slate: 'Corporate video / Production',
  heading: 'Company stories people watch to the end',
  summary: () =>
    'We plan, film and edit corporate video on Netflix-approved Canon cameras and Blackmagic cinema cameras. Projects start at $2,500. Turnaround is 1-2 weeks as standard, 72 hours with priority.',
  actions: [
    { label: 'Start Your Project', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
}
