import type { Conversation, Turn } from '../../../domain/chat/conversation.ts'
import * as limits from '../../../domain/limits.ts'

export type ContactTab = 'contact' | 'chat'

export type Chat = { readonly tab: ContactTab; readonly conversation: Conversation }

export type ChatStorage = Pick<Storage, 'getItem' | 'setItem'>

export const chatKey = 'contact-widget'

/** Stored text is a stranger's: whatever in it is not a chat of ours is left out. */
export function readChat(storage: ChatStorage | null, now: number): Chat {
  const { tab, startedAt, turns } = readFields(storage)
  return {
    tab: tab === 'chat' ? 'chat' : 'contact',
    conversation: { startedAt: pastTime(startedAt, now), turns: readTurns(turns, now) },
  }
}

/** A storage that is full or blocked keeps the chat for this page only. */
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

/** What waited for its answer when the page went away has it when the page is back. */
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
