import { contactFormHref, pagePaths } from '../../routes.ts'
import { classroom } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const youthTraining: PageContent = {
  path: pagePaths.youthTraining,
  head: {
    title: 'Youth Media Training',
    description:
      'Hands-on media training for young people: 8-week intensive, weekend workshops, summer camps and custom school programs, with certification.',
    keywords: [
      'youth media training',
      'youth filmmaking program',
      'video production workshops for teens',
      'media summer camp Portland',
      'school video program',
      'youth media certification',
    ],
  },
  service: { name: 'Youth media training' },
  indexable: true,
  lead: classroom,
  slate: 'Youth programs / Training',
  heading: 'The classroom is a working set',
  summary: ({ company }) =>
    `With ${company.partner.name}, we teach young people video production on professional equipment. They crew a real shoot, finish a film and leave with a certificate.`,
  actions: [
    { label: 'Start a Program', href: contactFormHref },
    { label: 'Support Young Creators', href: pagePaths.magroseSupport },
  ],
}
