import { contactFormHref, pagePaths } from '../../routes.ts'
import { hero } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const home: PageContent = {
  path: pagePaths.home,
  head: {
    title: 'Video and Live Event Production in Portland',
    description:
      'Corporate video, live streaming and event production from Portland, Oregon. 72-hour priority turnaround and a response to every inquiry within 24 hours.',
    keywords: [
      'video production Portland',
      'corporate video production',
      'live streaming services',
      'event production Portland Oregon',
      'conference videography',
      'AV equipment rental',
      'multi-camera production',
    ],
  },
  indexable: true,
  lead: hero,
  slate: 'Video and AV production',
  heading: 'It happens once. We’re already rolling.',
  summary: ({ company }) =>
    `${company.name} plans, films and streams conferences, company stories and live events from its studio in ${company.city}. Every inquiry gets a response within 24 hours. Ask for our 72-hour priority turnaround when the edit can’t wait.`,
  actions: [
    { label: 'Get Your Free Consultation', href: contactFormHref },
    { label: 'View Our Work', href: pagePaths.portfolio },
  ],
}
