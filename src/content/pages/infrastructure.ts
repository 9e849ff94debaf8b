import { contactFormHref, pagePaths } from '../../routes.ts'
import { rackRoom } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const infrastructure: PageContent = {
  path: pagePaths.infrastructure,
  head: {
    title: 'AV Infrastructure and Project Management',
    description:
      'AV infrastructure upgrades, multi-vendor project management and future-ready system design, run by a production team with 15+ years of experience.',
    keywords: [
      'AV infrastructure upgrades',
      'AV project management',
      'multi-vendor project management',
      'AV system design',
      'venue AV installation',
      'audiovisual integration Portland',
    ],
  },
  service: { name: 'AV infrastructure and project management' },
  indexable: true,
  lead: rackRoom,
  slate: 'Infrastructure / Sheet 01, section',
  heading: 'One team answers for the whole system',
  summary: () =>
    'AV Infrastructure Upgrades, Multi-Vendor Project Management and Future-Ready System Design, for six types of venue. With 15+ years of experience behind the camera, we design rooms as the people who have to run a show in them.',
  actions: [
    { label: 'Talk About Your Venue', href: contactFormHref },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}
