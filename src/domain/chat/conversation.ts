import * as limits from '../limits.ts'
import { type ChatCategory, replyTo } from './reply-to.ts'

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

/** A visitor's message and its time. The answer follows from the message, so only the message is kept. */
export type Turn = {
  /** Counts from one. */
  readonly number: number
  readonly said: string
  readonly at: number
  readonly answered: boolean
}

export type Conversation = {
  readonly startedAt: number
  readonly turns: readonly Turn[]
}

/** The turn that sending this text starts, or null when there is nothing to send. */
export function nextTurn(conversation: Conversation, text: string, now: number): Turn | null {
  const said = text.trim().slice(0, limits.chat.messageMax)
  if (said === '') return null
  return { number: (conversation.turns.at(-1)?.number ?? 0) + 1, said, at: now, answered: false }
}

/** Adds a turn; a long conversation drops its oldest turns. */
export function addTurn(conversation: Conversation, turn: Turn): Conversation {
  return { ...conversation, turns: [...conversation.turns, turn].slice(-limits.chat.turnsKept) }
}

export function markAnswered(conversation: Conversation, number: number): Conversation {
  const turns = conversation.turns.map((turn) =>
    turn.number === number ? { ...turn, answered: true } : turn,
  )
  return { ...conversation, turns }
}

type Script = {
  readonly greeting: string
  readonly reply: (category: ChatCategory) => CannedReply
}

/** The greeting, then each turn, followed by its answer once given. Numbered in this order. */
export function messagesOf({ startedAt, turns }: Conversation, script: Script): ChatMessage[] {
  const greeting = { id: 1, text: script.greeting, isBot: true, timestamp: startedAt }
  return [greeting, ...turns.flatMap((turn) => messagesOfTurn(turn, script))]
}

function messagesOfTurn({ number, said, at, answered }: Turn, script: Script): ChatMessage[] {
  const id = 2 * number
  const question = { id, text: said, isBot: false, timestamp: at }
  if (!answered) return [question]
  const { text, links } = script.reply(replyTo(said))
  return [question, { id: id + 1, text, links, isBot: true, timestamp: at + limits.chat.replyMs }]
}
