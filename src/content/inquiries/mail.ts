import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import type { SpamReason } from '../../domain/inquiry/judge-spam.ts'

type MailWords = {
  /** Starts the subject of the owner's mail; the sender's name follows. */
  readonly kind: string
  readonly visitor: { readonly subject: string; readonly heading: string }
}

/** The words of the mails that follow each form. */
export const mailWords: Readonly<Record<InquiryFormId, MailWords>> = {
  contact: {
    kind: 'Project inquiry',
    visitor: {
      subject: 'We have your message',
      heading: 'We have your message.',
    },
  },
  consultation: {
    kind: 'Consultation request',
    visitor: {
      subject: 'We have your consultation request',
      heading: 'We have your request.',
    },
  },
  partnership: {
    kind: 'Partnership inquiry',
    visitor: {
      subject: 'We have your partnership inquiry',
      heading: 'We have your proposal.',
    },
  },
  qualification: {
    kind: 'Partnership qualification',
    visitor: {
      subject: 'We have your partnership form',
      heading: 'Your form is with us.',
    },
  },
  religious: {
    kind: 'Partnership application',
    visitor: {
      subject: 'We have your partnership application',
      heading: 'Your application is with us.',
    },
  },
  quote: {
    kind: 'Quote request',
    visitor: {
      subject: 'We have your quote request',
      heading: 'We’re pricing your list.',
    },
  },
  leadGate: {
    kind: 'Conference access request',
    visitor: {
      subject: 'Your access to the conference pages',
      heading: 'The conference pages are open.',
    },
  },
  supporter: {
    kind: 'Supporter inquiry',
    visitor: {
      subject: 'We have your offer of support',
      heading: 'Thank you for stepping up.',
    },
  },
  podcast: {
    kind: 'Podcast inquiry',
    visitor: {
      subject: 'We have your podcast inquiry',
      heading: 'Your show is on our desk.',
    },
  },
  legacy: {
    kind: 'Legacy inquiry',
    visitor: {
      subject: 'We have your legacy inquiry',
      heading: 'Your story is on our desk.',
    },
  },
  conference: {
    kind: 'Conference inquiry',
    visitor: {
      subject: 'We have your conference inquiry',
      heading: 'Your conference is on our desk.',
    },
  },
  help: {
    kind: 'Chat question',
    visitor: {
      subject: 'We have your question',
      heading: 'A person has your question now.',
    },
  },
}

export const visitorMailWords = {
  opening: 'Thank you. Here is what we have from you, and when you will hear from us.',
  reference: 'Reference',
  reply: 'Our reply',
  yourTime: (time: string) => `${time}, your time`,
  unlocked: 'Open them',
  questions: 'In a hurry',
  list: 'Your list',
  dates: 'Rental dates',
  estimate: 'The estimate',
  fields: 'What you asked for',
  /** Used instead of the visitor's own text where that is not repeated. */
  ownWords: 'Your words',
  ownWordsKept: 'On record with us. Your status link shows them.',
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
  promised: (words: string) => `We promised a reply ${words}.`,
  firstPage: 'First page',
  sentOn: 'Sent on',
  cameFrom: (referrer: string) => `from ${referrer}`,
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
