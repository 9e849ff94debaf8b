import { pagePaths } from '../../routes.ts'
import { bridge } from '../images.ts'
import type { PageContent } from '../page-content.ts'

export const enquiryReceived: PageContent = {
  path: pagePaths.enquiryReceived,
  head: {
    title: 'Inquiry Received',
    description:
      'Thank you, your inquiry has reached us. A confirmation with your reference follows by email, and an answer within the time we promised you.',
    keywords: ['inquiry received', 'thank you', 'confirmation', 'reply time', 'next steps'],
  },
  indexable: false,
  lead: bridge,
  slate: 'Inquiry / Received',
  heading: 'Thank you. We have it.',
  summary: () =>
    'Your inquiry has arrived safely, and a person will read it. There is nothing more for you to do.',
  actions: [
    { label: 'View Our Work', href: pagePaths.portfolio },
    { label: 'Return to Home', href: pagePaths.home },
  ],
}

/** A schedule, counted from the moment it was sent. */
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
      time: '24:00',
      title: 'You have an answer',
      text: 'Quote requests within 2 hours, partnership applications within 5 business days, everything else within 24 hours.',
    },
  ],
  contact: 'Is it more urgent than that?',
} as const
