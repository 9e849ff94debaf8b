import { addTurn, markAnswered, nextTurn } from '../../../domain/chat/conversation.ts'
import { type ChatCategory, replyTo } from '../../../domain/chat/reply-to.ts'
import { type Chat, type ChatStorage, type ContactTab, readChat, writeChat } from './stored-chat.ts'

export type ChatStore = {
  readonly get: () => Chat
  readonly subscribe: (listener: () => void) => () => void
  readonly selectTab: (tab: ContactTab) => void
  /** Returns false if there was nothing to send. */
  readonly send: (text: string) => boolean
}

/** Holds the selected tab and the conversation. Every change is stored for the browser tab's lifetime. */
export function createChatStore(deps: {
  readonly storage: ChatStorage | null
  readonly now: () => number
  /** Calls `answer` when it is time for the answer. */
  readonly later: (answer: () => void) => void
  readonly onSent: (category: ChatCategory) => void
}): ChatStore {
  const { storage, now } = deps
  const listeners = new Set<() => void>()
  let chat = readChat(storage, now())

  function become(change: Partial<Chat>) {
    chat = { ...chat, ...change }
    writeChat(storage, chat)
    for (const listener of listeners) listener()
  }

  return {
    get: () => chat,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    selectTab: (tab) => become({ tab }),
    send(text) {
      const turn = nextTurn(chat.conversation, text, now())
      if (!turn) return false
      become({ conversation: addTurn(chat.conversation, turn) })
      deps.later(() => become({ conversation: markAnswered(chat.conversation, turn.number) }))
      deps.onSent(replyTo(turn.said))
      return true
    },
  }
}
