import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeWords } from '../../content/desk/changes.ts'
import * as limits from '../../domain/limits.ts'
import { deskCalls } from '../calls/desk-calls.ts'
import { Trouble } from '../calls/trouble.ts'
import { inquiryQuery } from '../queries/desk-queries.ts'
import { type Change, opposite } from './change.ts'
import { endConflict, readConflict, tellConflict } from './conflicts.ts'
import { tell } from './notices.ts'
import { patchInquiry, patchLists } from './patch-lists.ts'
import { markRead, markUnread } from './reads.ts'
import { tellTrouble } from './tell-trouble.ts'

/** Makes changes: shown at once, taken back on the screen if the server refuses, and undone with one press. */
export function useChanges() {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      /** `said` is the line that tells what was done. Several inquiries are changed and undone together. */
      make: (changes: readonly Change[], said: string) => makeAll(queries, changes, said),
      release: (reference: string) => release(queries, reference),
      /** For this person alone: the lines are bold again until they are opened. */
      markUnread: (references: readonly string[]) => putBack(queries, references),
    }),
    [queries],
  )
}

async function makeAll(queries: QueryClient, changes: readonly Change[], said: string): Promise<void> {
  for (const change of changes) {
    endConflict(change.reference)
    show(queries, change)
  }
  const made: Change[] = []
  const failures: unknown[] = []
  await forEach(changes, async (change) => {
    try {
      await send(change)
      made.push(change)
    } catch (error) {
      show(queries, opposite(change))
      const conflict = error instanceof Trouble ? readConflict(change, error.now) : null
      if (conflict) tellConflict(conflict)
      failures.push(error)
    }
    void queries.invalidateQueries({ queryKey: inquiryQuery(change.reference).queryKey })
  })
  const undo = () => void makeAll(queries, made.map(opposite), changeWords.undone)
  const options = said === changeWords.undone || made.length === 0 ? {} : { undo }
  if (failures.length > 0) return tellFailure(failures, changes.length, options)
  tell(said, options)
}

/** A few at a time. */
async function forEach<Item>(
  items: readonly Item[],
  act: (item: NonNullable<Item>) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: limits.desk.changesAtOnce }, work))
}

async function putBack(queries: QueryClient, references: readonly string[]): Promise<void> {
  const failures: unknown[] = []
  const mark = (act: typeof markUnread) =>
    forEach(references, (reference) =>
      act(queries, reference).catch((error: unknown) => void failures.push(error)),
    )
  await mark(markUnread)
  if (failures.length > 0) return tellFailure(failures, references.length)
  tell(changeWords.unread(references.length), { undo: () => void mark(markRead) })
}

/** Of several, those that worked can still be taken back. */
function tellFailure(failures: readonly unknown[], of: number, options: { undo?: () => void } = {}): void {
  const many = changeWords.someFailed(failures.length, of)
  tellTrouble(failures[0], of === 1 ? undefined : many, options)
}

function send(change: Change): Promise<unknown> {
  const { reference } = change
  return change.kind === 'status'
    ? deskCalls.setStatus(reference, { from: change.from, to: change.to, lostReason: change.lostReason })
    : deskCalls.assign(reference, { from: change.from, to: change.to })
}

/** On the screen, before the server has answered. */
function show(queries: QueryClient, change: Change): void {
  const { reference } = change
  if (change.kind === 'assignee') {
    patchLists(queries, reference, (row) => ({ ...row, assigneeId: change.to }))
    patchInquiry(queries, reference, (inquiry) => ({ ...inquiry, assigneeId: change.to }))
    return
  }
  const { to, lostReason } = change
  const firstAnswerAt = (known: string | null) =>
    to === 'new' ? null : to === 'spam' ? known : (known ?? new Date().toISOString())
  patchLists(queries, reference, (row) => ({
    ...row,
    status: to,
    lostReason: lostReason ?? null,
    firstAnswerAt: firstAnswerAt(row.firstAnswerAt),
  }))
  patchInquiry(queries, reference, (inquiry) => ({
    ...inquiry,
    status: to,
    lostReason: lostReason ?? null,
    firstAnswerAt: firstAnswerAt(inquiry.firstAnswerAt),
  }))
}

async function release(queries: QueryClient, reference: string): Promise<void> {
  try {
    await deskCalls.release(reference)
    tell(changeWords.released)
  } catch (error) {
    tellTrouble(error)
  }
  await queries.invalidateQueries({ queryKey: inquiryQuery(reference).queryKey })
}
