import { pagePaths } from '../../routes.ts'
import { cappedCamera } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const privacy: PageContent = {
  path: pagePaths.privacy,
  head: {
    title: 'Privacy Policy',
    description:
      'What this website keeps when you send an inquiry or request a quote, for how long and why, what stays in your browser, and how to have it deleted.',
    keywords: [
      'privacy policy',
      'personal data',
      'data deletion request',
      'cookieless analytics',
      'inquiry data',
    ],
  },
  indexable: true,
  lead: cappedCamera,
  slate: 'Legal / Privacy',
  heading: 'What we keep, and why',
  summary: ({ company }) =>
    `We keep what you send us in a form so that we can answer you, and our visitor statistics use no cookies at all. To see or delete what we hold about you, write to ${company.email}.`,
  actions: [{ label: 'Read the Terms', href: pagePaths.terms }],
}
