import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsWords } from '../../../content/desk/settings.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { tell } from '../../changes/notices.ts'
import { tellTrouble } from '../../changes/tell-trouble.ts'

/**
 * Sends a change of settings, says how it went, and reads again what is shown under the key. Resolves to whether it was
 * saved; what was typed stays where it is.
 */
export function useSave(key: readonly unknown[]) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  async function save(
    call: () => Promise<unknown>,
    done: string = settingsWords.saved,
    onTrouble: (trouble: unknown) => void = tellTrouble,
  ): Promise<boolean> {
    if (pending) return false
    setPending(true)
    try {
      await call()
      await queries.invalidateQueries({ queryKey: key })
      tell(done)
      return true
    } catch (trouble) {
      onTrouble(trouble)
      // The state that a colleague made is shown to whoever was slower.
      if (['changed-meanwhile', 'not-found'].includes(troubleKind(trouble))) {
        await queries.invalidateQueries({ queryKey: key })
      }
      return false
    } finally {
      setPending(false)
    }
  }
  return { save, pending }
}
