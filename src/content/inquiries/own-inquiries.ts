import { contactFormHref, pagePaths } from '../../routes.ts'

/** Shown on the status page to visitors who are not signed in. */
export const signInHint = {
  text: 'Have an account? Sign in to see everything you sent with it, or from its address.',
  label: 'Sign In',
  href: `${pagePaths.auth}?next=${pagePaths.inquiry}`,
} as const

/** The list of a visitor's own inquiries. */
export const ownInquiriesText = {
  heading: 'My Inquiries',
  slate: 'Signed in as',
  caption: 'Your inquiries, newest first',
  loading: 'Looking up your inquiries',
  columns: {
    form: 'Inquiry',
    reference: 'Reference',
    state: 'Status',
    received: 'Received',
    replyBy: 'Our reply',
  },
  noReplyBy: 'No date promised',
  more: 'Show More',
  morePending: 'Loading...',
  shown: (count: number) => (count === 1 ? '1 inquiry shown' : `${count} inquiries shown`),
  clock: 'Times on your clock',
  empty: {
    slate: 'Nothing yet',
    title: 'Your call sheet is empty',
    text: 'What you send while signed in, or from your confirmed address, is listed here, with its reference and where it stands.',
    action: { label: 'Send an Inquiry', href: contactFormHref },
  },
  failed: {
    title: 'We could not look up your inquiries',
    text: 'Nothing is lost: only the connection failed. Please try again.',
    retry: 'Try Again',
  },
  over: {
    title: 'You are not signed in anymore',
    text: 'Your session has ended. Sign in again to see your inquiries.',
  },
} as const
