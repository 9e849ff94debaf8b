import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeWords } from '../../../content/desk/changes.ts'
import { settingsWords } from '../../../content/desk/settings.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { tell } from '../../changes/notices.ts'
import { sessionEnded } from '../../session/session-ended.ts'

/**
 * Sends a change of settings, says how it went, and reads again what is shown under the key. Resolves to whether it was
 * saved; what was typed stays where it is.
 */
export function useSave(key: readonly unknown[]) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  async function save(call: () => Promise<unknown>, done: string = settingsWords.saved): Promise<boolean> {
    if (pending) return false
    setPending(true)
    try {
      await call()
      await queries.invalidateQueries({ queryKey: key })
      tell(done)
      return true
    } catch (trouble) {
      const kind = troubleKind(trouble)
      if (kind === 'signed-out') sessionEnded.set(true)
      tell(changeWords.failed[kind], { tone: 'trouble' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { save, pending }
}
