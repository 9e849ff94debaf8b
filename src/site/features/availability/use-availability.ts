import { startTransition, useEffect, useState } from 'react'
import type { RentalQuestion } from '../../../domain/rentals/rental-question.ts'
import { type AvailabilityAnswer, type AvailabilityOutcome, fetchAvailability } from './fetch-availability.ts'

export type Board = AvailabilityOutcome | { readonly kind: 'loading' }

const loading: Board = { kind: 'loading' }

type Settled = { readonly key: string; readonly outcome: AvailabilityOutcome }

/** The answer to a question, and never to one that was asked before it. `day` is the visitor's day in Portland. */
export function useAvailability(question: RentalQuestion | null, day: string) {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [latest, setLatest] = useState<AvailabilityAnswer | null>(null)
  // A page left open overnight asks again about its today.
  const key = question ? JSON.stringify([question.from ?? day, question.to, attempt]) : null
  const from = question?.from ?? null
  const to = question?.to ?? ''

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    fetchAvailability(fetch, { from, to }, stop.signal).then((outcome) => {
      if (stop.signal.aborted) return
      // In a transition React draws the board in slices.
      startTransition(() => {
        setSettled({ key, outcome })
        if (outcome.kind === 'answered') setLatest(outcome.answer)
      })
    })
    return () => stop.abort()
  }, [key, from, to])

  const board: Board = settled && settled.key === key ? settled.outcome : loading
  const failed = board.kind === 'failed'
  useEffect(() => {
    if (!failed) return
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed])

  return {
    board,
    today: latest?.today ?? day,
    askAgain: () => setAttempt((count) => count + 1),
  }
}
