import { useState } from 'react'
import { changeWords } from '../../../../content/desk/changes.ts'
import { troubleKind } from '../../../calls/trouble.ts'
import { tell } from '../../../changes/notices.ts'
import { sessionEnded } from '../../../session/session-ended.ts'

/** Asks the server for something once and hands on the answer, or says why there is none. */
export function useAsk<Answer>(call: () => Promise<Answer>, onAnswer: (answer: Answer) => void) {
  const [pending, setPending] = useState(false)
  async function ask(): Promise<void> {
    setPending(true)
    try {
      onAnswer(await call())
    } catch (error) {
      const kind = troubleKind(error)
      if (kind === 'signed-out') sessionEnded.set(true)
      tell(changeWords.failed[kind], { tone: 'trouble' })
    } finally {
      setPending(false)
    }
  }
  return { ask, pending }
}
