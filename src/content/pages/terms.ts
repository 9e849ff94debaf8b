import { pagePaths } from '../../routes.ts'
import { floorMarks } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const terms: PageContent = {
  path: pagePaths.terms,
  head: {
    title: 'Terms of Use',
    description:
      'The terms for using this website: what the prices shown mean, how long a quote stays valid, and what happens after you send an inquiry or an application.',
    keywords: ['terms of use', 'website terms', 'quote validity', 'rental terms', 'inquiry terms'],
  },
  indexable: true,
  lead: floorMarks,
  slate: 'Legal / Terms',
  heading: 'The terms in plain words',
  summary: ({ company }) =>
    `These terms cover the use of this website and the requests you send through it. Prices here are starting points; your own quote is the one that counts, and it is valid for 30 days. Questions go to ${company.email}.`,
  actions: [{ label: 'Read the Privacy Policy', href: pagePaths.privacy }],
}
