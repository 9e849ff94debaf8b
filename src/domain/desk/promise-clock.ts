import { isOpen } from './inquiry-state.ts'

/** Where the promise of an answer stands. */
export type PromiseClock =
  /** Nothing was promised, or nobody waits any more. */
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly leftMs: number }
  | { readonly kind: 'overdue'; readonly lateMs: number }
  | { readonly kind: 'kept'; readonly spareMs: number }
  | { readonly kind: 'broken'; readonly lateMs: number }

type Promised = {
  readonly replyBy: string | null
  readonly firstAnswerAt: string | null
  readonly status: string
  readonly held: boolean
}

/** The clock runs from the arrival until the first answer; of a held inquiry it is hidden until somebody releases it. */
export function promiseClock(
  { replyBy, firstAnswerAt, status, held }: Promised,
  nowMs: number,
): PromiseClock {
  if (replyBy === null) return { kind: 'none' }
  const dueMs = Date.parse(replyBy)
  if (firstAnswerAt !== null) {
    const spareMs = dueMs - Date.parse(firstAnswerAt)
    return spareMs >= 0 ? { kind: 'kept', spareMs } : { kind: 'broken', lateMs: -spareMs }
  }
  if (held || !isOpen(status)) return { kind: 'none' }
  return dueMs >= nowMs
    ? { kind: 'running', leftMs: dueMs - nowMs }
    : { kind: 'overdue', lateMs: nowMs - dueMs }
}

/** How many of these promises, which nobody has kept yet, are broken by now. */
export function countOverdue(dueTimes: readonly string[], nowMs: number): number {
  const waiting = { firstAnswerAt: null, status: 'new', held: false }
  return dueTimes.filter((replyBy) => promiseClock({ ...waiting, replyBy }, nowMs).kind === 'overdue').length
}

/** In whole percent, never rounded up: only a company that kept every promise has 100; null where there was none. */
export function keptPercent({ kept, promised }: { readonly kept: number; readonly promised: number }) {
  return promised === 0 ? null : Math.floor((100 * kept) / promised)
}

const minuteMs = 60_000

/** A length of time in its two largest units, as on a slate: `3d 04h`, `2h 05m`, `12m`. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`
  return hours > 0 ? `${hours}h ${two(minutes % 60)}m` : `${minutes}m`
}
