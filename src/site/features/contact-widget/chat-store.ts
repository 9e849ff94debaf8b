import {
  addTurn,
  answerTurn,
  type Conversation,
  changeAnswer,
  languageOf,
  nextTurn,
  type PassedOn,
  subjectBefore,
  type Turn,
  waitingTurn,
} from '../../../domain/chat/conversation.ts'
import { type ChatCategory, replyTo } from '../../../domain/chat/reply-to.ts'
import type { Help } from '../../../domain/help/create-help.ts'
import type { HelpLanguage, HelpReply } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { readConversation, writeConversation } from './stored-chat.ts'
import type { ChatStorage } from './stored-fields.ts'

/** Whether an answer is coming, or cannot be given until the visitor is connected again. */
export type ChatState = 'idle' | 'answering' | 'unanswered'

export type Chat = { readonly conversation: Conversation; readonly state: ChatState }

export type Rating = {
  readonly topic: string
  readonly language: HelpLanguage
  readonly helpful: boolean
  readonly previous?: boolean
}

export type ChatStore = {
  readonly get: () => Chat
  readonly subscribe: (listener: () => void) => () => void
  /** Returns false if there was nothing to send. */
  readonly send: (text: string) => boolean
  /** Answers the messages that still wait, for example after a reload or once the visitor is online again. */
  readonly resume: () => void
  /** Takes over what another page of this tab has stored meanwhile. */
  readonly reload: () => void
  readonly rate: (number: number, helpful: boolean) => void
  readonly keepPassedOn: (number: number, passedOn: PassedOn) => void
}

export type ChatDeps = {
  readonly storage: ChatStorage | null
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Rejects if the help cannot be loaded. */
  readonly reply: Help['reply']
  readonly onSent: (category: ChatCategory) => void
  /** Called once for each answer, not when it is read from the storage. */
  readonly onAnswered: (said: string, reply: HelpReply) => void
  readonly onRated: (rating: Rating) => void
}

/** Holds the conversation. Every change is stored for the browser tab's lifetime. */
export function createChatStore(deps: ChatDeps): ChatStore {
  const { storage, now } = deps
  const listeners = new Set<() => void>()
  const fresh: Conversation = { startedAt: now(), turns: [] }
  let chat: Chat = { conversation: readConversation(storage, now()) ?? fresh, state: 'idle' }
  let answering = false

  function become(change: Partial<Chat>): void {
    chat = { ...chat, ...change }
    if (change.conversation) writeConversation(storage, chat.conversation)
    for (const listener of listeners) listener()
  }

  /** One message after another: an answer may refer to the one before. */
  async function answerWaiting(): Promise<void> {
    if (answering) return
    answering = true
    let turn = waitingTurn(chat.conversation)
    while (turn) {
      become({ state: 'answering' })
      const reply = await replyInTime(turn)
      if (!reply) break
      give(turn, reply)
      turn = waitingTurn(chat.conversation)
    }
    answering = false
    if (turn) become({ state: 'unanswered' })
  }

  function give(turn: Turn, reply: HelpReply): void {
    const waiting = waitingTurn(chat.conversation)
    // Another conversation may have been read from the storage meanwhile.
    if (waiting?.number !== turn.number || waiting.said !== turn.said) return
    const conversation = answerTurn(chat.conversation, turn.number, reply, now())
    become({ conversation, state: waitingTurn(conversation) ? 'answering' : 'idle' })
    deps.onAnswered(turn.said, reply)
  }

  /** Not before the answer is due. Null if it cannot be given now. */
  async function replyInTime({ said, at, number }: Turn): Promise<HelpReply | null> {
    const { conversation } = chat
    const left = Math.min(at + limits.chat.replyMs - now(), limits.chat.replyMs)
    const [reply] = await Promise.all([
      Promise.race([
        deps.reply(said, subjectBefore(conversation, number), languageOf(conversation)).catch(() => null),
        deps.wait(limits.chat.patienceMs).then(() => null),
      ]),
      left > 0 ? deps.wait(left) : undefined,
    ])
    return reply
  }

  return {
    get: () => chat,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(text) {
      const turn = nextTurn(chat.conversation, text, now())
      if (!turn) return false
      become({ conversation: addTurn(chat.conversation, turn) })
      deps.onSent(replyTo(turn.said))
      void answerWaiting()
      return true
    },
    resume: () => void answerWaiting(),
    reload() {
      const conversation = readConversation(storage, now())
      if (conversation) become({ conversation, state: 'idle' })
      void answerWaiting()
    },
    rate(number, helpful) {
      const answer = chat.conversation.turns.find((turn) => turn.number === number)?.answer
      if (!answer || answer.helpful === helpful) return
      const { topic, language } = answer.reply
      become({ conversation: changeAnswer(chat.conversation, number, { helpful }) })
      deps.onRated({
        ...{ topic, language, helpful },
        ...(answer.helpful === null ? {} : { previous: answer.helpful }),
      })
    },
    keepPassedOn(number, passedOn) {
      become({ conversation: changeAnswer(chat.conversation, number, { passedOn }) })
    },
  }
}
