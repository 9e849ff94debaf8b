import { contactFormHref, pagePaths } from '../../routes.ts'
import { cueStandby } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const inquiry: PageContent = {
  path: pagePaths.inquiry,
  head: {
    title: 'Inquiry Status',
    description:
      'See where your inquiry stands: when it reached us, whether someone is working on it and when you’ll hear from us. Your status link comes by email.',
    keywords: ['inquiry status', 'inquiry reference', 'status link', 'reply time', 'quote status'],
  },
  indexable: false,
  lead: cueStandby,
  slate: 'Inquiry / Status',
  heading: 'See where your inquiry stands',
  summary: () =>
    'Every inquiry gets a reference and a status link of its own, sent by email. Whoever has the link sees where it stands and what you asked for, but not who you are.',
  actions: [
    { label: 'Send an Inquiry', href: contactFormHref },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}

/** Shown while the inquiry is looked up, and when the address holds no status link. */
export const inquiryLookup = {
  panel: 'Status of your inquiry',
  loading: 'Looking up your inquiry',
  scriptsNeeded: {
    title: 'JavaScript is off in your browser',
    text: 'This page needs it to look up your inquiry. Call or write to us with your reference instead.',
  },
  noToken: {
    slate: 'No link',
    title: 'Open the link from your email',
    text: 'We send a status link with the confirmation of every inquiry. Nothing there? Look in your spam folder, or ask us.',
  },
} as const
