import { startTransition, useEffect, useState } from 'react'
import type { AvailabilityQuestion } from '../../../domain/availability/availability-question.ts'
import * as limits from '../../../domain/limits.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { type AvailabilityAnswer, type AvailabilityOutcome, fetchAvailability } from './fetch-availability.ts'

export type Board = AvailabilityOutcome | { readonly kind: 'loading' }

const loading: Board = { kind: 'loading' }

type Settled = { readonly key: string; readonly outcome: AvailabilityOutcome }

/** The answer to the current question, never to an earlier one. */
export function useAvailability(question: AvailabilityQuestion | null) {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [latest, setLatest] = useState<AvailabilityAnswer | null>(null)
  const today = useToday(latest?.today)
  const day = useNewDay(latest?.today)
  // A page left open overnight asks again about the new day.
  const key = question ? JSON.stringify([question.from ?? day, question.to, attempt]) : null
  const from = question?.from ?? null
  const to = question?.to ?? ''

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    fetchAvailability(fetch, { from, to }, stop.signal).then((outcome) => {
      if (stop.signal.aborted) return
      // In a transition, React renders the board in slices.
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
    today,
    askAgain: () => setAttempt((count) => count + 1),
  }
}

/**
 * The current day in Portland, from the server or, if that takes too long, from the visitor's clock. The
 * clock is not read at once, because a browser takes a while to load its time zone data.
 */
function useToday(known: string | undefined): string {
  const [day, setDay] = useState('')
  useEffect(() => {
    if (known) return
    const timer = setTimeout(() => setDay(portlandDay(new Date())), limits.ownClockMs)
    return () => clearTimeout(timer)
  }, [known])
  return known ?? day
}

/** The day in Portland once a returning visitor finds that `known` is no longer today; empty before that. */
function useNewDay(known: string | undefined): string {
  const [day, setDay] = useState('')
  const last = day || known
  useEffect(() => {
    if (!last) return
    const look = () => {
      const now = portlandDay(new Date())
      if (now !== last) setDay(now)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last])
  return day
}
