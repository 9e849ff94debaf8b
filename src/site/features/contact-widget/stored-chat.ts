import type { Conversation, Turn } from '../../../domain/chat/conversation.ts'
import * as limits from '../../../domain/limits.ts'

export type ContactTab = 'contact' | 'chat'

export type Chat = { readonly tab: ContactTab; readonly conversation: Conversation }

export type ChatStorage = Pick<Storage, 'getItem' | 'setItem'>

export const chatKey = 'contact-widget'

/** Stored text is untrusted: everything that is not a valid chat is dropped. */
export function readChat(storage: ChatStorage | null, now: number): Chat {
  const { tab, startedAt, turns } = readFields(storage)
  return {
    tab: tab === 'chat' ? 'chat' : 'contact',
    conversation: { startedAt: pastTime(startedAt, now), turns: readTurns(turns, now) },
  }
}

/** If storage is full or blocked, the chat lasts only for this page. */
export function writeChat(storage: ChatStorage | null, { tab, conversation }: Chat): void {
  const turns = conversation.turns.map(({ said, at }) => ({ said, at }))
  try {
    storage?.setItem(chatKey, JSON.stringify({ tab, startedAt: conversation.startedAt, turns }))
  } catch {}
}

function readFields(storage: ChatStorage | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(storage?.getItem(chatKey) ?? ''))
  } catch {
    return {}
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A message that was waiting for its answer when the page closed is answered when it opens again. */
function readTurns(value: unknown, now: number): Turn[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(-limits.chat.turnsKept)
    .flatMap((item: unknown) => {
      const { said, at } = fieldsOf(item)
      const isText = typeof said === 'string' && said.trim() !== '' && said.length <= limits.chat.messageMax
      return isText ? [{ said, at: pastTime(at, now) }] : []
    })
    .map((turn, index) => ({ ...turn, number: index + 1, answered: true }))
}

function pastTime(value: unknown, now: number): number {
  return typeof value === 'number' && value >= 0 && value <= now ? value : now
}
