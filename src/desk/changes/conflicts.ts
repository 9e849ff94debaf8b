import * as z from 'zod/mini'
import { inquiryStates } from '../../domain/desk/inquiry-state.ts'
import { createCell } from '../state/cell.ts'
import type { Change } from './change.ts'

/** A change that was not made because somebody else was faster, or because the person it names is no producer. */
export type Conflict = { readonly change: Change; readonly now: Change['from'] | 'not-staff' }

/** By reference. A conflict is shown at the inquiry until its reader decides. */
export const conflicts = createCell<ReadonlyMap<string, Conflict>>(new Map())

export function tellConflict(conflict: Conflict): void {
  conflicts.set(new Map([...conflicts.get(), [conflict.change.reference, conflict]]))
}

export function endConflict(reference: string): void {
  conflicts.set(new Map([...conflicts.get()].filter(([known]) => known !== reference)))
}

const statusNow = z.object({ status: z.enum(inquiryStates) })
const assigneeNow = z.object({ assigneeId: z.nullable(z.string()) })

/** The present state in the server's refusal; null when the refusal says something else. */
export function readConflict(change: Change, now: unknown): Conflict | null {
  if (now === 'not-staff') return { change, now }
  const parsed =
    change.kind === 'status'
      ? statusNow.safeParse(now).data?.status
      : assigneeNow.safeParse(now).data?.assigneeId
  return parsed === undefined ? null : { change, now: parsed }
}
