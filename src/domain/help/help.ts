import type { ChatLink } from '../chat/conversation.ts'

/** The languages the help chat answers in. */
export const helpLanguages = ['en', 'es'] as const

export type HelpLanguage = (typeof helpLanguages)[number]

/** The same in each language. */
export type InLanguages<Value> = Readonly<Record<HelpLanguage, Value>>

/**
 * One thing people ask about. Figures are taken from the rest of the content; `{phone}` and the like stand
 * for facts that settings can change, and are filled in when the answer is given.
 */
export type HelpTopic = {
  readonly id: string
  /** The page the answer comes from. Every answer links to it. */
  readonly page: { readonly href: string; readonly title: InLanguages<string> }
  /** How people ask for it: short questions and words, each meaning this topic and no other. */
  readonly asked: InLanguages<readonly string[]>
  readonly answer: InLanguages<string>
  /** The site does not settle it: the answer says so, and offers to pass the question on. */
  readonly open?: boolean
}

/** A topic in one language, as the browser loads it. */
export type SpokenTopic = {
  readonly id: string
  readonly page: ChatLink
  readonly asked: readonly string[]
  readonly answer: string
  readonly open?: boolean
}

/** Facts that `{name}` in an answer stands for. */
export const helpPlaceholders = [
  'company',
  'phone',
  'email',
  'city',
  'hours',
  'hoursBothZones',
  'partner',
] as const

export type HelpPlaceholder = (typeof helpPlaceholders)[number]

export type HelpFacts = Readonly<Record<HelpPlaceholder, string>>

/** The subject of the conversation, to which "and for three days?" belongs. */
export type HelpSubject = {
  readonly kind: 'conference' | 'package' | 'kit' | 'item' | 'topic'
  /** Of the package, kit, item or topic. */
  readonly id: string
  readonly attendees: number | null
  readonly days: number | null
  readonly quantity: number | null
  /** ISO days the visitor asked about. */
  readonly from: string | null
  readonly to: string | null
}

/**
 * `answer` comes from the site's content, `general` is the prescribed text of a category, `unknown` offers to
 * pass the question on, `person` does so because the visitor asked for a person, `calm` is the reply to abuse.
 */
export const helpReplyKinds = ['answer', 'general', 'unknown', 'person', 'calm'] as const

export type HelpReply = {
  readonly kind: (typeof helpReplyKinds)[number]
  /** Names the answer when replies are rated and counted; never the visitor's words. */
  readonly topic: string
  readonly language: HelpLanguage
  readonly text: string
  readonly links: readonly ChatLink[]
  /** Contact details in the message, which the visitor may want us to have. */
  readonly noticed: { readonly email: string | null; readonly phone: string | null }
  readonly subject: HelpSubject | null
}

/** The server's view of this moment; null while it cannot be reached. */
export type HelpMoment = {
  /** Whether somebody is in now, and when that changes: an ISO time. */
  readonly open: boolean
  readonly changesAt: string | null
  /** When a question passed on now is answered, at the latest: an ISO time. */
  readonly replyBy: string
  readonly timeZone: string
  /** From when to when the company is open on the day asked about, as ISO times; null when none was. */
  readonly day: readonly { readonly from: string; readonly to: string }[] | null
  /** Answers that staff wrote for questions nobody had answered. */
  readonly written: readonly WrittenAnswer[]
}

export type WrittenAnswer = {
  readonly id: string
  readonly language: HelpLanguage
  readonly asked: string
  readonly answer: string
  /** The path of a page of the site. */
  readonly page: string
}
