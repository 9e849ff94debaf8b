import type { LeadFormId } from '../../domain/lead/lead-forms.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import type { PageContent } from '../page-content.ts'

export const enquiry: PageContent = {
  path: pagePaths.enquiry,
  head: {
    title: 'Inquiry Status',
    description:
      'See where your inquiry stands: when it reached us, whether someone is working on it and by when you hear from us. Your status link comes by email.',
    keywords: ['inquiry status', 'inquiry reference', 'status link', 'reply time', 'quote status'],
  },
  indexable: false,
  slate: 'Inquiry / Status',
  heading: 'Where your inquiry stands',
  summary: () =>
    'Every inquiry gets a reference and a status link of its own, sent by email. Whoever has the link sees the state of things, and nothing about you.',
  actions: [
    { label: 'Send an Inquiry', href: contactFormHref },
    { label: 'Return to Home', href: pagePaths.home },
  ],
}

export const enquiryStatusText = {
  panel: 'Status of your inquiry',
  loading: 'Looking up your inquiry',
  scriptsNeeded: {
    title: 'Your browser runs no scripts here',
    text: 'This page needs them to look up your inquiry. Call or write to us with your reference instead.',
  },
  noToken: {
    slate: 'No link',
    title: 'Open the link from your email',
    text: 'We send a status link with the confirmation of every inquiry. Nothing there? Look in your spam folder, or ask us.',
  },
  notFound: {
    slate: 'Not found',
    title: 'This link leads to no inquiry',
    text: 'It may have been cut off on its way. Copy the whole link from the email, or ask us with your reference.',
  },
  failed: {
    title: 'We could not look up your inquiry',
    text: 'Nothing is lost: only the connection failed. Please try again.',
    retry: 'Try Again',
  },
  refresh: 'Check Again',
  reference: 'Reference',
  form: 'Inquiry',
  received: 'Received',
  replyBy: 'Reply by',
  /** After each time: whose clock it is. */
  portland: 'Portland',
  yours: 'your time',
  forms: {
    contact: 'Contact message',
    consultation: 'Consultation request',
    partnership: 'Partnership inquiry',
    qualification: 'Partnership qualification',
    religious: 'Partnership application',
    quote: 'Quote request',
    leadGate: 'Conference access',
    supporter: 'Supporter sign-up',
    podcast: 'Podcast consultation',
    legacy: 'Legacy session',
    conference: 'Conference proposal',
  } satisfies Readonly<Record<LeadFormId, string>>,
  /** In the order an inquiry passes through them. */
  states: [
    { state: 'received', label: 'Received', text: 'Your inquiry is with us and waits for its reader.' },
    { state: 'in_progress', label: 'In progress', text: 'Someone is working on your answer.' },
    { state: 'answered', label: 'Answered', text: 'We have answered. Look for our mail or a missed call.' },
    { state: 'closed', label: 'Closed', text: 'This inquiry is complete.' },
  ],
} as const
