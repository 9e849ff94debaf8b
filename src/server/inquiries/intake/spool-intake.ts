import * as limits from '../../../domain/limits.ts'
import type { Log } from '../../log.ts'
import type { InquiryStore, Known, Previous, Stored } from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { StoreUnavailable } from './patient-store.ts'
import type { Spool, SpooledInquiry } from './spool.ts'
import { withinTime } from './within-time.ts'

/** Takes inquiries while the database is away: on disk, by mail at once, and into the database later. */
export type SpoolIntake = {
  /** The inquiry that waits under one of these keys, the first key before the others. */
  find(keys: readonly string[]): Promise<Known | null>
  /** Keeps an inquiry that the database could not take, and tells the owner. */
  take(inquiry: NewInquiry, address: string, unavailable: StoreUnavailable): Promise<Spooled>
  /** Moves waiting inquiries into the database; gives how many are left. */
  replay(): Promise<number>
}

export type Spooled =
  | { readonly kind: 'stored' }
  | Known
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' }

export type SpoolIntakeDeps = {
  readonly spool: Spool
  readonly store: InquiryStore
  /** The owner's notification, past the jobs. */
  readonly mailOwner: (inquiry: NewInquiry) => Promise<void>
  readonly log: Log
  /** Told once per inquiry that could not go the usual way. */
  readonly onFailure: (
    type: 'database_submission_failed' | 'email_send_failed',
    inquiry: NewInquiry,
    reason: string,
  ) => void
}

export function createSpoolIntake(deps: SpoolIntakeDeps): SpoolIntake {
  const { spool, log } = deps
  /** Addresses of the inquiries that wait, by key; empty for files from before the start. */
  const waiting = new Map<string, string>()
  const mailing = new Map<string, Promise<void>>()
  const spooling = new Map<string, { readonly inquiry: NewInquiry; readonly outcome: Promise<Spooled> }>()
  const mailedOnly = new Map<string, NewInquiry>()
  const lastMails = new Map<string, { readonly inquiry: NewInquiry; readonly left: Promise<void> }>()
  // Files may lie there from before the start; a replay that finds none spares every inquiry the look.
  let spoolMayHold = true
  let written = 0

  async function findOne(key: string): Promise<Known | null> {
    const inquiry =
      mailedOnly.get(key) ?? (spoolMayHold ? await spool.read(key).catch(() => null) : null)?.inquiry
    return inquiry ? knownAs(inquiry) : null
  }

  /** The rate counters cannot be asked now, so an address, and everybody together, may only fill a part of the spool. */
  function isFull(address: string): boolean {
    const { inAll, perAddress } = limits.intake.spooled
    const own = [...waiting.values()].filter((each) => each === address).length
    return waiting.size >= inAll || own >= perAddress
  }

  async function spoolOrMail(
    inquiry: NewInquiry,
    address: string,
    unavailable: StoreUnavailable,
  ): Promise<Spooled> {
    const { idempotencyKey: key } = inquiry
    const known = await findOne(key)
    if (known) return known
    if (isFull(address)) {
      return { kind: 'rate-limited', retryAfterSeconds: limits.intake.retryAfterSeconds }
    }
    waiting.set(key, address)
    deps.onFailure('database_submission_failed', inquiry, unavailable.message)
    try {
      await spool.write({ inquiry, mailed: false })
    } catch (error) {
      log.error('spool_failed', { reason: reasonOf(error) })
      waiting.delete(key)
      return mailOnly(inquiry, unavailable)
    } finally {
      // Only now a replay could have seen it.
      written += 1
      spoolMayHold = true
    }
    mailing.set(key, mailNow(inquiry, unavailable))
    return { kind: 'stored' }
  }

  /** The owner learns of it at once; the spooled copy remembers that, so that the replay does not repeat it. */
  async function mailNow(inquiry: NewInquiry, { pending }: StoreUnavailable): Promise<void> {
    try {
      // A database that was only slow tells the owner itself.
      if (isTold(await pending?.catch(() => undefined), inquiry)) return
      await deps.mailOwner(inquiry)
      await spool.write({ inquiry, mailed: true })
    } catch (error) {
      deps.onFailure('email_send_failed', inquiry, reasonOf(error))
    } finally {
      mailing.delete(inquiry.idempotencyKey)
    }
  }

  /** Neither database nor disk: a mail that left is the last way to keep the inquiry until one is back. */
  async function mailOnly(inquiry: NewInquiry, { pending }: StoreUnavailable): Promise<Spooled> {
    // A database that was only slow has it after all, and tells the owner itself.
    const late = pending && withinTime(pending, limits.intake.lateMs).catch(() => undefined)
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
    let outcome: Stored['kind'] | 'refused'
    try {
      const stored = await deps.store.store(inquiry, { counters: [], proof: null, mailed })
      outcome = stored.kind
      if (stored.kind === 'known' && stored.bodyHash !== inquiry.bodyHash) {
        // Another message came under this key meanwhile: people have to look at the two.
        log.error('spool_conflict', { reference })
        await putAside()
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (!error.refused) return false
      // One that the database will never take must not hold up the others; the owner has its mail.
      log.error('inquiry_refused', { reference, reason: error.message })
      outcome = 'refused'
      await putAside()
    }
    log.info('spool_replayed', { reference, outcome })
    return true
  }

  return {
    async find(keys) {
      for (const key of keys) {
        const known = await findOne(key)
        if (known) return known
      }
      return null
    },

    /** Copies of one submission that come together make one file and one mail. */
    async take(inquiry, address, unavailable) {
      const { idempotencyKey: key, reference } = inquiry
      if (unavailable.refused) log.error('inquiry_refused', { reference, reason: unavailable.message })
      const first = spooling.get(key)
      if (first) {
        const outcome = await first.outcome
        return outcome.kind === 'stored' ? knownAs(first.inquiry) : outcome
      }
      const outcome = spoolOrMail(inquiry, address, unavailable)
      spooling.set(key, { inquiry, outcome })
      try {
        return await outcome
      } finally {
        spooling.delete(key)
      }
    },

    async replay() {
      for (const [key, inquiry] of mailedOnly) {
        if (!(await moveToDatabase({ inquiry, mailed: true }, async () => undefined))) break
        mailedOnly.delete(key)
      }
      const writtenBefore = written
      const { keys, unreadable } = await spool.list()
      for (const name of unreadable) log.error('spool_unreadable', { name })
      for (const key of keys) if (!waiting.has(key)) waiting.set(key, '')
      let left = keys.length
      for (const key of keys) {
        // Its file is there a moment before its mail has begun.
        await spooling.get(key)?.outcome
        await mailing.get(key)
        const spooled = await spool.read(key)
        if (!spooled) {
          waiting.delete(key)
          continue
        }
        if (!(await moveToDatabase(spooled, () => spool.putAside(key)))) return left
        await spool.remove(key)
        waiting.delete(key)
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

/** What the database has, the jobs stored with it tell the owner; another text under the same key is not that. */
function isTold(stored: Stored | Previous | undefined, { bodyHash }: NewInquiry): boolean {
  return stored?.kind === 'stored' || (stored?.kind === 'known' && stored.bodyHash === bodyHash)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}
