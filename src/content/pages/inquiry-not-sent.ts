import { contactFormHref, pagePaths } from '../../routes.ts'
import { cueDark } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const inquiryNotSent: PageContent = {
  path: pagePaths.inquiryNotSent,
  head: {
    title: 'Inquiry Not Sent',
    description:
      'Your inquiry could not be sent. Go back and everything you typed is still there, or reach us by phone or email and we’ll take it from there.',
    keywords: ['inquiry not sent', 'form error', 'try again', 'contact by phone', 'contact by email'],
  },
  indexable: false,
  lead: cueDark,
  slate: 'Inquiry / Not sent',
  heading: 'That take didn’t make it',
  summary: () =>
    'Your inquiry was not sent. Press Back in your browser: what you typed is still in the form. Then send it once more, or reach us by phone or email.',
  actions: [
    { label: 'Open the Contact Form', href: contactFormHref },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}

/** The reasons; the server names one in the address. */
export const notSentReasons = [
  {
    anchor: 'invalid',
    slate: 'Something is missing',
    text: 'A required field is empty, or an entry is not in a form we can read: often it is the email address or the phone number.',
  },
  {
    anchor: 'too-many',
    slate: 'Too many at once',
    text: 'Several inquiries came from you within a few minutes. The last one was not sent: please wait ten minutes before you send it again.',
  },
  {
    anchor: 'security',
    slate: 'Not sent for safety',
    text: 'We could not tell that the form was sent from our own page. Open the form again with any proxy or privacy add-on turned off.',
  },
  {
    anchor: 'unavailable',
    slate: 'Our side failed',
    text: 'The form was fine, but we could not store it just now. Please try again in a few minutes.',
  },
] as const

export const notSentText = {
  back: 'Press Back in your browser: what you typed is still in the form.',
  contactSlate: 'Without the form',
  contactHeading: 'Reach us directly',
} as const
