import { contactFormHref, pagePaths } from '../../routes.ts'
import { claimText, youthClaims } from '../company/claims.ts'
import { youngCrew } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const magroseSupport: PageContent = {
  path: pagePaths.magroseSupport,
  head: {
    title: 'Support Young Media Creators',
    description: `Help young creators get training and equipment. ${claimText(youthClaims.all)} in all programs, 87% complete their final projects, 60% continue creating.`,
    keywords: [
      'support youth media',
      'donate to youth media training',
      'youth creator program',
      'sponsor a young filmmaker',
      'youth media education',
      'media equipment for students',
    ],
  },
  indexable: true,
  lead: youngCrew,
  slate: 'Youth support / Become a supporter',
  heading: 'Put a camera in a young creator’s hands',
  summary: ({ company }) =>
    `${company.partner.name} teaches young people to film, record and edit, and equips them to go on. Supporters make both possible, one creator and one kit at a time.`,
  actions: [
    { label: 'Become a Supporter', href: contactFormHref },
    { label: 'Schedule a Call', call: true },
  ],
}
