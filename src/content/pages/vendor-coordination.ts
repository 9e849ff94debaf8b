import { contactFormHref, pagePaths } from '../../routes.ts'
import { loadIn } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const vendorCoordination: PageContent = {
  path: pagePaths.vendorCoordination,
  head: {
    title: 'Vendor Coordination and Consultation',
    description:
      'AV vendor coordination and consultation: one call sheet, one schedule and one producer for every vendor, with 15+ years of experience.',
    keywords: [
      'AV vendor coordination',
      'AV consultant Portland',
      'event vendor management',
      'audiovisual consultation',
      'production project coordination',
      'technical vendor selection',
    ],
  },
  service: { name: 'Vendor coordination and consultation' },
  indexable: true,
  lead: loadIn,
  slate: 'Vendor coordination / Consultation',
  heading: 'Your vendors, working from one plan',
  summary: () =>
    'We bring your AV vendors onto one schedule, and you deal with one producer instead of a dozen inboxes. The process has four steps and 15+ years behind it. Send us the project and we respond within 24 hours.',
  actions: [
    { label: 'Discuss Your Project', href: contactFormHref },
    { label: 'See Infrastructure Services', href: pagePaths.infrastructure },
  ],
}
