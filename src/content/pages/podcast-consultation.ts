import { contactFormHref, pagePaths } from '../../routes.ts'
import { podcast } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const podcastConsultation: PageContent = {
  path: pagePaths.podcastConsultation,
  head: {
    title: 'Podcast and Video Channel Consultation',
    description:
      'A six-month podcast and video channel consultation for $15,000: weekly 1-on-1 sessions, a 90-day content calendar and a plan for your first 1,000 followers.',
    keywords: [
      'podcast consultation',
      'video channel consultation',
      'podcast production coaching',
      'content calendar planning',
      'start a video podcast',
      'creator coaching',
    ],
  },
  service: { name: 'Podcast and video channel consultation', startingPrice: 15_000 },
  indexable: true,
  lead: podcast,
  slate: 'Podcast consultation / Six months',
  heading: 'From first episode to first 1,000 followers',
  summary: () =>
    'Six months of weekly 1-on-1 sessions, a 90-day content calendar and one goal to work toward: your first 1,000 followers. The whole package is $15,000.',
  actions: [
    { label: 'Book a Consultation', href: contactFormHref },
    { label: 'Call the Studio', call: true },
  ],
}
