import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tell } from '../../../changes/notices.ts'
import { explainTrouble } from '../../../changes/tell-trouble.ts'
import { staffQuery } from '../../../queries/desk-queries.ts'
import { peopleQuery, sessionsQuery } from './people-queries.ts'

type Act = { readonly call: () => Promise<unknown>; readonly done: string; readonly undo?: () => void }

/**
 * One act at a time upon a person, an invitation or a session. A refusal is kept, to be shown where the act was tried; either
 * way the lists are read again, because somebody else may have been faster.
 */
export function useAct() {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  async function act({ call, done, undo }: Act): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setRefusal(undefined)
    try {
      await call()
      tell(done, undo ? { undo } : {})
      return true
    } catch (error) {
      setRefusal(explainTrouble(error))
      return false
    } finally {
      await Promise.all(
        [peopleQuery, sessionsQuery, staffQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
      setPending(false)
    }
  }
  return { act, pending, refusal }
}
