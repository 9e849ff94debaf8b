import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'

/** Words of the status page, and of the list of a visitor's own inquiries. */
export const inquiryStatusText = {
  notFound: {
    slate: 'Not found',
    title: 'There is no inquiry at this link',
    text: 'It may have been cut off on its way. Copy the whole link from the email, or ask us with your reference.',
  },
  removed: {
    slate: 'Removed',
    title: 'This inquiry was removed',
    text: 'We no longer keep what you sent or who you are. To ask us something, simply write again.',
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
  reply: 'Our reply',
  asked: 'What you asked for',
  dates: 'Rental dates',
  quantity: 'How many',
  item: 'Item',
  amount: 'Amount',
  /** Shown after the visitor's own local time. */
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
    help: 'Question from the chat',
  } satisfies Readonly<Record<InquiryFormId, string>>,
  /** In the order an inquiry passes through them. */
  states: [
    { state: 'received', label: 'Received', text: 'We have your inquiry. Someone will read it soon.' },
    { state: 'in_progress', label: 'In progress', text: 'Someone is working on your answer.' },
    { state: 'answered', label: 'Answered', text: 'We have answered. Look for our email or a missed call.' },
    { state: 'closed', label: 'Closed', text: 'This inquiry is complete.' },
  ],
} as const
