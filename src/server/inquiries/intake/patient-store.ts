import { DatabaseError } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Log } from '../../log.ts'
import type { InquiryStore, Previous, Stored } from '../storage/inquiry-store.ts'
import { withinTime } from './within-time.ts'

/** The database did not answer in time, failed, failed a moment ago, or does not accept the row. */
export class StoreUnavailable extends Error {
  /** The call that took too long and may still succeed. */
  readonly pending: Promise<Stored | Previous> | undefined
  /** The database answered and will never accept this row: waiting would not help. */
  readonly refused: boolean

  constructor(reason: string, { pending, refused = false }: UnavailableDetails = {}) {
    super(reason)
    this.pending = pending
    this.refused = refused
  }
}

type UnavailableDetails = { readonly pending?: Promise<Stored | Previous>; readonly refused?: boolean }

type PatientStoreDeps = {
  readonly patienceMs: number
  readonly now: () => Date
  readonly log: Log
}

/** Wraps a store so that it throws `StoreUnavailable` instead of making a visitor wait. */
export function createPatientStore(
  store: InquiryStore,
  { patienceMs, now, log }: PatientStoreDeps,
): InquiryStore {
  let awayUntil = 0
  let lastReason = ''

  async function ask<Result extends Stored | Previous>(call: () => Promise<Result>): Promise<Result> {
    if (now().getTime() < awayUntil) throw new StoreUnavailable(lastReason)
    const pending = call()
    try {
      return await withinTime(pending, patienceMs)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (isRefusal(error)) throw new StoreUnavailable(reason, { refused: true })
      awayUntil = now().getTime() + limits.intake.coolOffMs
      lastReason = reason
      log.error('database_away', { reason })
      throw new StoreUnavailable(reason, { pending })
    }
  }

  return {
    lookUp: (...query) => ask(() => store.lookUp(...query)),
    store: (...inquiry) => ask(() => store.store(...inquiry)),
  }
}

/** Data exceptions and violated constraints. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}
