import { changeWords } from '../../content/desk/changes.ts'
import { Trouble, troubleKind } from '../calls/trouble.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { tell } from './notices.ts'

/** Why a call failed, in the server's words where it gave a reason. */
export function explainTrouble(error: unknown): string {
  const kind = troubleKind(error)
  if (kind === 'signed-out') sessionEnded.set(true)
  const said = error instanceof Trouble ? error.said : undefined
  return said ?? changeWords.failed[kind]
}

/** Says why a call failed, or what its caller has to say about it. */
export function tellTrouble(error: unknown, said?: string, options: { undo?: () => void } = {}): void {
  const why = explainTrouble(error)
  tell(said ?? why, { ...options, tone: 'trouble' })
}
