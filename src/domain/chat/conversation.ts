import type { HelpReply, HelpSubject } from '../help/help.ts'
import * as limits from '../limits.ts'

export type ChatLink = { readonly text: string; readonly url: string }

export type CannedReply = { readonly text: string; readonly links: readonly ChatLink[] }

export type ChatMessage = {
  readonly id: number
  readonly text: string
  readonly isBot: boolean
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly links?: readonly ChatLink[] | undefined
}

/** A question that became an inquiry. */
export type PassedOn = {
  readonly reference: string
  /** When a person answers, at the latest: an ISO time. */
  readonly replyBy: string | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** The answer to a message, and what the visitor did with it. It is kept, because it may have needed the network. */
export type Answer = {
  readonly reply: HelpReply
  readonly at: number
  /** The visitor's rating, if there is one. */
  readonly helpful: boolean | null
  readonly passedOn: PassedOn | null
}

/** A visitor's message, and its answer once given. */
export type Turn = {
  /** Counts from one. */
  readonly number: number
  readonly said: string
  readonly at: number
  readonly answer: Answer | null
}

export type Conversation = {
  readonly startedAt: number
  readonly turns: readonly Turn[]
}

/** The turn that sending this text starts, or null when there is nothing to send. */
export function nextTurn(conversation: Conversation, text: string, now: number): Turn | null {
  const said = text.trim().slice(0, limits.chat.messageMax)
  if (said === '') return null
  return { number: (conversation.turns.at(-1)?.number ?? 0) + 1, said, at: now, answer: null }
}

/** Adds a turn; a long conversation drops its oldest turns. */
export function addTurn(conversation: Conversation, turn: Turn): Conversation {
  return { ...conversation, turns: [...conversation.turns, turn].slice(-limits.chat.turnsKept) }
}

/** The first message that waits for its answer. */
export function waitingTurn({ turns }: Conversation): Turn | null {
  return turns.find(({ answer }) => answer === null) ?? null
}

/** The subject of the last answer before a turn, for a question that only makes sense after it. */
export function subjectBefore({ turns }: Conversation, number: number): HelpSubject | null {
  const before = turns.filter((turn) => turn.number < number)
  return before.at(-1)?.answer?.reply.subject ?? null
}

/** The language of the last answer; null before the first. */
export function languageOf({ turns }: Conversation): HelpReply['language'] | null {
  return turns.findLast(({ answer }) => answer !== null)?.answer?.reply.language ?? null
}

export function answerTurn(
  conversation: Conversation,
  number: number,
  reply: HelpReply,
  now: number,
): Conversation {
  return withTurn(conversation, number, (turn) => ({
    ...turn,
    answer: { reply, at: now, helpful: null, passedOn: null },
  }))
}

/** Changes what the visitor did with an answer. */
export function changeAnswer(
  conversation: Conversation,
  number: number,
  change: Partial<Pick<Answer, 'helpful' | 'passedOn'>>,
): Conversation {
  return withTurn(conversation, number, (turn) =>
    turn.answer ? { ...turn, answer: { ...turn.answer, ...change } } : turn,
  )
}

function withTurn(conversation: Conversation, number: number, change: (turn: Turn) => Turn): Conversation {
  const turns = conversation.turns.map((turn) => (turn.number === number ? change(turn) : turn))
  return { ...conversation, turns }
}

/** Whether a question can be passed on to a person, beside or in place of an answer. */
export function mayPassOn({ kind, noticed }: HelpReply): boolean {
  return kind === 'unknown' || kind === 'person' || noticed.email !== null || noticed.phone !== null
}

/** Whether an answer can be rated. */
export function mayRate({ kind }: HelpReply): boolean {
  return kind === 'answer' || kind === 'general'
}

export function greetingOf({ startedAt }: Conversation, text: string): ChatMessage {
  return { id: 1, text, isBot: true, timestamp: startedAt }
}

/** A turn's message, followed by its answer once given. Numbered in this order, after the greeting. */
export function messagesOfTurn({ number, said, at, answer }: Turn): ChatMessage[] {
  const id = 2 * number
  const question = { id, text: said, isBot: false, timestamp: at }
  if (!answer) return [question]
  const { text, links } = answer.reply
  return [question, { id: id + 1, text, links, isBot: true, timestamp: answer.at }]
}

/** The conversation up to a turn as plain text; a long one loses its beginning. */
export function transcriptOf(
  { turns }: Conversation,
  upTo: number,
  names: { readonly visitor: string; readonly company: string },
): string {
  const lines = turns
    .filter(({ number }) => number <= upTo)
    .flatMap(messagesOfTurn)
    .map(({ isBot, text }) => `${isBot ? names.company : names.visitor}: ${text}`)
  while (lines.join('\n').length > limits.fields.conversationMax && lines.length > 1) lines.shift()
  return lines.join('\n').slice(-limits.fields.conversationMax)
}
