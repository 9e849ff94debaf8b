import type { SpamReason } from '../domain/lead/judge-spam.ts'
import type { LeadFormId } from '../domain/lead/lead-forms.ts'
import * as limits from '../domain/limits.ts'

type MailWords = {
  /** What the owner finds in the inbox: this, and who it is from. */
  readonly kind: string
  readonly visitor: { readonly subject: string; readonly heading: string; readonly text: string }
}

/** The words of the mails that follow each form. Nothing a visitor typed is ever part of the visitor's mail. */
export const mailWords: Readonly<Record<LeadFormId, MailWords>> = {
  contact: {
    kind: 'Project inquiry',
    visitor: {
      subject: 'We have your message',
      heading: 'We have your message.',
      text: 'A producer reads it and writes back with a custom proposal, or with the two or three questions we need answered first.',
    },
  },
  consultation: {
    kind: 'Consultation request',
    visitor: {
      subject: 'We have your consultation request',
      heading: 'We have your request.',
      text: 'A producer reads what you sent and writes back with a time to talk and a first idea of crew and kit.',
    },
  },
  partnership: {
    kind: 'Partnership inquiry',
    visitor: {
      subject: 'We have your partnership inquiry',
      heading: 'We have your proposal.',
      text: 'We read it in full and answer with what we could do together, and what it would take.',
    },
  },
  qualification: {
    kind: 'Partnership qualification',
    visitor: {
      subject: 'We have your partnership form',
      heading: 'Your form is with us.',
      text: 'We review what you told us about your organization and get in touch about the next step.',
    },
  },
  religious: {
    kind: 'Partnership application',
    visitor: {
      subject: 'We have your partnership application',
      heading: 'Your application is with us.',
      text: 'We review every application in full and contact the organizations that qualify.',
    },
  },
  quote: {
    kind: 'Quote request',
    visitor: {
      subject: 'We have your quote request',
      heading: 'We’re pricing your list.',
      text: 'We check the kit against the calendar, price it, and send you the quote by email.',
    },
  },
  leadGate: {
    kind: 'Conference access request',
    visitor: {
      subject: 'Your access to the conference pages',
      heading: 'The conference pages are open.',
      text: 'They stay unlocked for 24 hours in the browser you used. Packages and prices are there; nothing more is needed from you.',
    },
  },
  supporter: {
    kind: 'Supporter inquiry',
    visitor: {
      subject: 'We have your offer of support',
      heading: 'Thank you for stepping up.',
      text: 'We write back with the ways to help that fit, and where your support would go.',
    },
  },
  podcast: {
    kind: 'Podcast inquiry',
    visitor: {
      subject: 'We have your podcast inquiry',
      heading: 'Your show is on our desk.',
      text: 'A producer reads what you sent and writes back with a time to talk about format, kit and calendar.',
    },
  },
  legacy: {
    kind: 'Legacy inquiry',
    visitor: {
      subject: 'We have your legacy inquiry',
      heading: 'Your story is on our desk.',
      text: 'A producer reads what you sent and writes back in person with a time to talk.',
    },
  },
  conference: {
    kind: 'Conference inquiry',
    visitor: {
      subject: 'We have your conference inquiry',
      heading: 'Your conference is on our desk.',
      text: 'A producer checks the calendar against what you sent and writes back with a package and open dates.',
    },
  },
}

export const visitorMailWords = {
  reference: 'Reference',
  replyBy: 'We reply by',
  inPortland: (time: string) => `${time} in Portland`,
  unlocked: 'Open them',
  quoteValid: 'Quote valid',
  quoteValidValue: `${limits.reply.quoteValidDays} days from the day we send it`,
  questions: 'In a hurry',
  statusLink: 'See where it stands',
  notYou:
    'Anything to add? Reply to this email. If someone else entered your address on our website, there is nothing you need to do.',
} as const

export const ownerMailWords = {
  possibleSpam: '[Possible spam] ',
  from: 'from',
  fields: 'What they wrote',
  empty: 'Left empty',
  record: 'For the record',
  reference: 'Reference',
  received: 'Received',
  visitorTime: 'Their time',
  promised: 'We promised a reply by',
  user: 'User',
  anonymous: 'Anonymous',
  captcha: 'Captcha',
  verified: 'Verified',
  unverified: 'Not verified',
  spam: 'Possible spam:',
  howToReply: 'Reply to this email to answer them directly.',
} as const

const spamWords: Readonly<Record<SpamReason, string>> = {
  honeypot: 'a field that people do not see was filled in',
  too_fast: 'it was filled in faster than people type',
  captcha_score: 'the captcha took the sender for a machine',
  link_flood: 'it holds many links',
}

const spamWordsOf: ReadonlyMap<string, string> = new Map(Object.entries(spamWords))

export function explainSpam(reasons: readonly string[]): string {
  return reasons.map((reason) => spamWordsOf.get(reason) ?? reason).join('; ')
}
