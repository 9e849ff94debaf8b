import type { QueryClient } from '@tanstack/react-query'
import { deskCalls } from '../calls/desk-calls.ts'
import { patchLists } from './patch-lists.ts'

const turns = new Map<string, Promise<unknown>>()

/** Marks of one inquiry wait for each other: opened and put back at once, it must end as unread. */
function inTurn(reference: string, act: () => Promise<void>): Promise<void> {
  const before = turns.get(reference) ?? Promise.resolve()
  const turn = before.then(act, act)
  turns.set(reference, turn)
  const end = () => turns.get(reference) === turn && turns.delete(reference)
  turn.then(end, end)
  return turn
}

export function markRead(queries: QueryClient, reference: string): Promise<void> {
  return inTurn(reference, async () => {
    await deskCalls.markRead(reference)
    show(queries, reference, false)
  })
}

/** Shown at once, and taken back if the server refuses. */
export function markUnread(queries: QueryClient, reference: string): Promise<void> {
  return inTurn(reference, async () => {
    show(queries, reference, true)
    try {
      await deskCalls.markUnread(reference)
    } catch (error) {
      show(queries, reference, false)
      throw error
    }
  })
}

function show(queries: QueryClient, reference: string, unread: boolean): void {
  patchLists(queries, reference, (row) => ({ ...row, unread }))
}
