import { changeWords } from '../../content/desk/changes.ts'
import { troubleKind } from '../calls/trouble.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { tell } from './notices.ts'

/** Says why a call failed, or what its caller has to say about it. */
export function tellTrouble(trouble: unknown, said?: string): void {
  const kind = troubleKind(trouble)
  if (kind === 'signed-out') sessionEnded.set(true)
  tell(said ?? changeWords.failed[kind], { tone: 'trouble' })
}
