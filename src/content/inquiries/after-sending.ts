import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../domain/limits.ts'

const notBooked = 'Nothing is booked until you accept a quote in writing.'

/** The steps that follow an inquiry, for its mail, its status page and its form's confirmation. */
export const afterSending = {
  heading: 'What happens next',
  steps: {
    contact: [
      'A producer reads your message.',
      'You get a custom proposal, or the two or three questions we need answered first.',
      notBooked,
    ],
    consultation: [
      'A producer reads what you sent.',
      'We write back with a time to talk and a first idea of crew and kit.',
      notBooked,
    ],
    partnership: [
      'We read your proposal in full.',
      'We write back with what we could do together, and what it would take.',
    ],
    qualification: [
      'We review what you told us about your organization.',
      'We get in touch about the next step.',
    ],
    religious: ['We review every application in full.', 'Organizations that qualify hear from us.'],
    quote: [
      'We check your list against the calendar and price it.',
      `The quote comes by email and is valid for ${limits.reply.quoteValidDays} days.`,
      'You accept it in writing, and we confirm your booking. Until then nothing is held.',
    ],
    leadGate: [
      'Packages and prices are open for 24 hours in the browser you used.',
      'Nothing more is needed from you.',
    ],
    supporter: [
      'We read your offer.',
      'We write back with the ways to help that fit, and where your support would go.',
    ],
    podcast: [
      'A producer reads what you sent.',
      'We write back with a time to talk about format, kit and calendar.',
    ],
    legacy: ['A producer reads what you sent.', 'We write back in person with a time to talk.'],
    conference: [
      'A producer checks the calendar against what you sent.',
      'We write back with a package and open dates.',
      notBooked,
    ],
    help: ['A person reads your question and the chat before it.', 'We write back with an answer.'],
  } satisfies Readonly<Record<InquiryFormId, readonly string[]>>,
} as const
