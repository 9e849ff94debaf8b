import { mayPassOn, mayRate, type Turn } from '../../../domain/chat/conversation.ts'
import type { ChatStore } from './chat-store.ts'
import { PassOn } from './pass-on/pass-on.tsx'
import { Rating } from './rating.tsx'

type AnswerToolsProps = { turn: Turn; store: ChatStore; onLeave: () => void }

/** Below an answer: its rating, and the way to a person. */
export function AnswerTools({ turn, store, onLeave }: AnswerToolsProps) {
  const { number, answer } = turn
  if (!answer) return null
  const { reply, helpful } = answer
  return (
    <>
      {mayRate(reply) ? (
        <Rating language={reply.language} helpful={helpful} onRate={(rating) => store.rate(number, rating)} />
      ) : null}
      {mayPassOn(reply) ? <PassOn turn={turn} answer={answer} store={store} onLeave={onLeave} /> : null}
    </>
  )
}
