import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestProgress } from '../../../domain/desk/test-inquiry.ts'
import { openTestInquiry } from '../../calls/desk-calls.ts'
import { readProgress } from '../../calls/read-progress.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { sessionEnded } from '../../session/session-ended.ts'
import { healthQuery } from './health-query.ts'

/** Sends a test inquiry and follows it. The server goes on and cleans up even if nobody follows any more. */
export function useTestRun() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<TestProgress | null>(null)
  const [running, setRunning] = useState(false)
  const [broken, setBroken] = useState(false)

  async function start(): Promise<void> {
    if (running) return
    setRunning(true)
    setBroken(false)
    setProgress(null)
    let over = false
    try {
      for await (const step of readProgress(await openTestInquiry())) {
        setProgress(step)
        over = step.over
      }
    } catch (trouble) {
      if (troubleKind(trouble) === 'signed-out') sessionEnded.set(true)
    } finally {
      setBroken(!over)
      setRunning(false)
      // A test that failed may have been the first to notice.
      void queries.invalidateQueries({ queryKey: healthQuery.queryKey })
    }
  }
  return { progress, running, broken, start }
}
