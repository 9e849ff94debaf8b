import { pagePaths } from '../../routes.ts'
import { cueGo } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const inquiryReceived: PageContent = {
  path: pagePaths.inquiryReceived,
  head: {
    title: 'Inquiry Received',
    description:
      'Thank you, your inquiry has reached us. A confirmation with your reference follows by email, and an answer within the time we promised you.',
    keywords: ['inquiry received', 'thank you', 'confirmation', 'reply time', 'next steps'],
  },
  indexable: false,
  lead: cueGo,
  slate: 'Inquiry / Received',
  heading: 'Thank you. We have it.',
  summary: () =>
    'Your inquiry has arrived safely, and a person will read it. There is nothing more for you to do.',
  actions: [
    { label: 'View Our Work', href: pagePaths.portfolio },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}

/** A schedule, counted from the moment the inquiry was sent. */
export const nextSteps = {
  slate: 'Running order',
  heading: 'What happens next',
  steps: [
    {
      time: '00:00',
      title: 'It is on our desk',
      text: 'Stored safely, with a reference of its own.',
    },
    {
      time: '00:05',
      title: 'A confirmation reaches you',
      text: 'By email, with your reference and a link that shows where your inquiry stands. Not there? Look in your spam folder.',
    },
    {
      time: '02:00',
      title: 'A quote request is answered',
      text: 'With a price that is valid for 30 days. Outside our opening hours, the two hours begin when we open.',
    },
    {
      time: '24:00',
      title: 'Everything else is answered',
      text: 'On the next working day at the latest. Except the short partnership application: qualified organizations hear from us within 5 business days.',
    },
  ],
  contact: 'Is it more urgent than that?',
} as const
