import { changeWords } from '../../content/desk/changes.ts'
import { Trouble, troubleKind } from '../calls/trouble.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { tell } from './notices.ts'

/** Says why a call failed, in the server's words where it gave a reason. */
export function tellTrouble(error: unknown): void {
  const kind = troubleKind(error)
  if (kind === 'signed-out') sessionEnded.set(true)
  const said = error instanceof Trouble ? error.said : undefined
  tell(said ?? changeWords.failed[kind], { tone: 'trouble' })
}
