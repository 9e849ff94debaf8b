import { contactFormHref, pagePaths } from '../../routes.ts'
import type { PageContent } from '../page-content.ts'

export const magroseSupport: PageContent = {
  path: pagePaths.magroseSupport,
  head: {
    title: 'Support Young Media Creators',
    description:
      'Help young creators get training and equipment. 350+ youth trained so far, 87% complete their final projects and 60% continue creating afterwards.',
    keywords: [
      'support youth media',
      'donate to youth media training',
      'youth creator program',
      'sponsor a young filmmaker',
      'youth media education',
      'media equipment for students',
    ],
  },
  indexable: false,
  slate: 'Youth support / Become a supporter',
  heading: 'Put a camera in a young creator’s hands',
  summary: ({ company }) =>
    `${company.partner.name} has trained 350+ youth: 87% complete final projects and 60% continue creating. A creator’s kit is worth $4,200 on average, and supporters are how it reaches the next one.`,
  actions: [
    { label: 'Become a Supporter', href: contactFormHref },
    { label: 'See the Training Programs', href: pagePaths.youthTraining },
  ],
}
