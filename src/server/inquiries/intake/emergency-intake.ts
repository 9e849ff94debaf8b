import { DatabaseError } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Log } from '../../log.ts'
import type { InquiryStore, Known, Previous, RateCounter, Stored } from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { createMemoryCounters } from './memory-counters.ts'
import type { Spool, SpooledInquiry } from './spool.ts'

/** Keeps taking inquiries while the database is away: on disk, by mail at once, and into the database later. */
export type EmergencyIntake = {
  /** Asks the database what is known, or the spool when it does not answer in time. */
  guard(
    lookUp: (left: readonly RateCounter[]) => Promise<Previous>,
    keys: readonly string[],
    counters: readonly RateCounter[],
  ): Promise<Previous>
  /** Stores in the database, or in the spool when that fails or takes too long. */
  take(
    inquiry: NewInquiry,
    counters: readonly RateCounter[],
    store: (left: readonly RateCounter[]) => Promise<Stored>,
  ): Promise<Taken>
  /** Moves spooled inquiries into the database; gives how many are left. */
  replay(): Promise<number>
}

type Taken = Stored | { readonly kind: 'unavailable' }

/** The attempt at the database that took too long, if there was one. */
type Storing = Promise<Stored> | undefined

export type EmergencyDeps = {
  readonly spool: Spool
  readonly store: InquiryStore
  /** The owner's notification, past the jobs. */
  readonly mailOwner: (inquiry: NewInquiry) => Promise<void>
  readonly log: Log
  readonly now: () => Date
  /** How long the database may take. */
  readonly patienceMs: number
  /** Told once per inquiry that could not go the usual way. */
  readonly onFailure: (
    type: 'database_submission_failed' | 'email_send_failed',
    inquiry: NewInquiry,
    reason: string,
  ) => void
}

export function createEmergencyIntake(deps: EmergencyDeps): EmergencyIntake {
  const { spool, log, now } = deps
  const attempts = createMemoryCounters(now)
  const mailing = new Map<string, Promise<void>>()
  const spooling = new Map<string, { readonly inquiry: NewInquiry; readonly outcome: Promise<Taken> }>()
  const mailedOnly = new Map<string, NewInquiry>()
  const lastMails = new Map<string, { readonly inquiry: NewInquiry; readonly left: Promise<void> }>()
  let awayUntil = 0
  let lastReason = ''
  // Files may lie there from before the start; a replay that finds none spares every inquiry the look.
  let spoolMayHold = true
  let written = 0

  /** Null when the database is away: it fails, is too slow, or has just failed. */
  async function tryDatabase<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (now().getTime() < awayUntil) return null
    try {
      return await withinTime(work(), deps.patienceMs)
    } catch (error) {
      if (refuses(error)) throw error
      awayUntil = now().getTime() + limits.intake.coolOffMs
      lastReason = reasonOf(error)
      log.error('database_away', { reason: lastReason })
      return null
    }
  }

  /** The owner learns of it at once; the spooled copy remembers that, so that the replay does not repeat it. */
  async function mailNow(inquiry: NewInquiry, storing: Storing): Promise<void> {
    try {
      // A database that was only slow tells the owner itself.
      if (isTold(await storing?.catch(() => undefined), inquiry)) return
      await deps.mailOwner(inquiry)
      await spool.write({ inquiry, mailed: true })
    } catch (error) {
      deps.onFailure('email_send_failed', inquiry, reasonOf(error))
    } finally {
      mailing.delete(inquiry.idempotencyKey)
    }
  }

  /** Copies of one submission that come together make one file and one mail. */
  async function spoolOnce(
    inquiry: NewInquiry,
    counters: readonly RateCounter[],
    storing: Storing,
  ): Promise<Taken> {
    const { idempotencyKey: key } = inquiry
    const first = spooling.get(key)
    if (first) {
      const outcome = await first.outcome
      return outcome.kind === 'stored' ? knownAs(first.inquiry) : outcome
    }
    const outcome = readSpooled(key).then((known) => known ?? spoolCounted(inquiry, counters, storing))
    spooling.set(key, { inquiry, outcome })
    try {
      return await outcome
    } finally {
      spooling.delete(key)
    }
  }

  /** Counts in the same moment as it judges: others may have been taken since the sender was let through. */
  async function spoolCounted(
    inquiry: NewInquiry,
    counters: readonly RateCounter[],
    storing: Storing,
  ): Promise<Taken> {
    const wait = attempts.waitSeconds(counters)
    if (wait > 0) return { kind: 'rate-limited', retryAfterSeconds: wait }
    attempts.count(counters)
    const taken = await spoolInquiry(inquiry, storing)
    // What nobody took is no attempt.
    if (taken.kind === 'unavailable') attempts.uncount(counters)
    return taken
  }

  async function readSpooled(key: string) {
    const inquiry =
      mailedOnly.get(key) ?? (spoolMayHold ? await spool.read(key).catch(() => null) : null)?.inquiry
    return inquiry ? knownAs(inquiry) : null
  }

  async function spoolInquiry(inquiry: NewInquiry, storing: Storing): Promise<Taken> {
    deps.onFailure('database_submission_failed', inquiry, lastReason)
    try {
      await spool.write({ inquiry, mailed: false })
    } catch (error) {
      log.error('spool_failed', { reason: reasonOf(error) })
      return mailOnly(inquiry, storing)
    } finally {
      // Only now a replay could have seen it.
      written += 1
      spoolMayHold = true
    }
    mailing.set(inquiry.idempotencyKey, mailNow(inquiry, storing))
    return { kind: 'stored' }
  }

  /** Neither database nor disk: a mail that left is the last way to keep the inquiry until one is back. */
  async function mailOnly(inquiry: NewInquiry, storing: Storing): Promise<Taken> {
    // A database that was only slow has it after all, and tells the owner itself.
    const late = storing && withinTime(storing, limits.intake.lateMs).catch(() => undefined)
    if (isTold(await late, inquiry)) return { kind: 'stored' }
    if (mailedOnly.size >= limits.intake.mailedOnly) return { kind: 'unavailable' }
    const { idempotencyKey: key } = inquiry
    const first = lastMails.get(key)
    const left = first?.left ?? mailLast(key, inquiry)
    try {
      await withinTime(left, limits.intake.mailMs)
      return first ? knownAs(first.inquiry) : { kind: 'stored' }
    } catch (error) {
      deps.onFailure('email_send_failed', inquiry, reasonOf(error))
      return { kind: 'unavailable' }
    }
  }

  /** A mail may leave after its sender was told to try again: it still keeps the inquiry, and there is no second one. */
  function mailLast(key: string, inquiry: NewInquiry): Promise<void> {
    const left = deps
      .mailOwner(inquiry)
      .then(() => void mailedOnly.set(key, inquiry))
      .finally(() => lastMails.delete(key))
    lastMails.set(key, { inquiry, left })
    return left
  }

  /** False while the database is away. */
  async function moveToDatabase({ inquiry, mailed }: SpooledInquiry, putAside: () => Promise<void>) {
    const { reference } = inquiry
    const stored = await tryDatabase(() =>
      deps.store.store(inquiry, { counters: [], proof: null, mailed }),
    ).catch((error: Error) => {
      log.error('lead_refused', { reference, reason: error.message })
      return { kind: 'put-aside' } as const
    })
    if (!stored) return false
    // One that the database will never take must not hold up the others; the owner has its mail.
    if (stored.kind === 'put-aside') await putAside()
    if (stored.kind === 'known' && stored.bodyHash !== inquiry.bodyHash) {
      // Another message came under this key meanwhile: people have to look at the two.
      log.error('spool_conflict', { reference })
      await putAside()
    }
    log.info('spool_replayed', { reference, outcome: stored.kind })
    return true
  }

  return {
    async guard(lookUp, keys, counters) {
      const answer = await tryDatabase(() => lookUp(attempts.left(counters)))
      if (answer?.kind === 'known') return answer
      // The database may be back before the spool is replayed.
      for (const key of keys) {
        const spooled = await readSpooled(key)
        if (spooled) return spooled
      }
      if (answer?.kind === 'rate-limited') return answer
      const wait = attempts.waitSeconds(counters)
      return wait > 0 ? { kind: 'rate-limited', retryAfterSeconds: wait } : { kind: 'none' }
    },

    async take(inquiry, counters, store) {
      let storing: Storing
      const stored = await tryDatabase(() => {
        storing = store(attempts.left(counters))
        return storing
      }).catch((error: Error) => {
        log.error('lead_refused', { reference: inquiry.reference, reason: error.message })
        return null
      })
      if (stored) return stored
      // Whether the proof was used before cannot be known now.
      const taken = await spoolOnce({ ...inquiry, verified: false }, counters, storing)
      // The database may only have been slow: then it has counted the attempt as well.
      storing
        ?.then((late) => {
          if (taken.kind === 'stored' && isTold(late, inquiry)) attempts.uncount(counters)
        })
        .catch(() => undefined)
      return taken
    },

    async replay() {
      for (const [key, inquiry] of mailedOnly) {
        if (!(await moveToDatabase({ inquiry, mailed: true }, async () => undefined))) break
        mailedOnly.delete(key)
      }
      const writtenBefore = written
      const { keys, unreadable } = await spool.list()
      for (const name of unreadable) log.error('spool_unreadable', { name })
      let left = keys.length
      for (const key of keys) {
        // Its file is there a moment before its mail has begun.
        await spooling.get(key)?.outcome
        await mailing.get(key)
        const spooled = await spool.read(key)
        if (!spooled) continue
        if (!(await moveToDatabase(spooled, () => spool.putAside(key)))) return left
        await spool.remove(key)
        left -= 1
      }
      if (left === 0 && written === writtenBefore) spoolMayHold = false
      return left
    },
  }
}

function knownAs({ bodyHash, reference, replyBy }: NewInquiry): Known {
  return { kind: 'known', bodyHash, reference, replyBy }
}

/** The database answers and says no to this row: waiting would not help. */
function refuses(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}

/** What the database has, the jobs stored with it tell the owner; another text under the same key is not that. */
function isTold(stored: Stored | undefined, { bodyHash }: NewInquiry): boolean {
  return stored?.kind === 'stored' || (stored?.kind === 'known' && stored.bodyHash === bodyHash)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}

async function withinTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
