import * as limits from '../../../domain/limits.ts'
import type { Log } from '../../log.ts'
import type { InquiryStore, Known, Previous, Stored } from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { StoreUnavailable } from './patient-store.ts'
import type { Spool, SpooledInquiry } from './spool.ts'
import { withinTime } from './within-time.ts'

/**
 * Takes inquiries while the database is away: writes them to disk, mails the owner at once, and stores them
 * later.
 */
export type SpoolIntake = {
  /** The inquiry waiting under one of these keys; earlier keys take precedence. */
  find(keys: readonly string[]): Promise<Known | null>
  /** Keeps an inquiry that the database could not take, and notifies the owner. */
  take(inquiry: NewInquiry, address: string, unavailable: StoreUnavailable): Promise<Spooled>
  /** Moves waiting inquiries into the database; returns how many are left. */
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
  /** Sends the owner's notification directly, without a job. */
  readonly mailOwner: (inquiry: NewInquiry) => Promise<void>
  readonly log: Log
  /** Called once per inquiry that could not go the usual way. */
  readonly onFailure: (
    type: 'database_submission_failed' | 'email_send_failed',
    inquiry: NewInquiry,
    reason: string,
  ) => void
}

export function createSpoolIntake(deps: SpoolIntakeDeps): SpoolIntake {
  const { spool, log } = deps
  /** Addresses of the waiting inquiries by key; empty for files from before the start. */
  const waiting = new Map<string, string>()
  const mailing = new Map<string, Promise<void>>()
  const spooling = new Map<string, { readonly inquiry: NewInquiry; readonly outcome: Promise<Spooled> }>()
  const mailedOnly = new Map<string, NewInquiry>()
  const lastMails = new Map<string, { readonly inquiry: NewInquiry; readonly left: Promise<void> }>()
  // Files from before the start may exist. Once a replay finds none, inquiries skip the lookup on disk.
  let spoolMayHold = true
  let written = 0

  async function findOne(key: string): Promise<Known | null> {
    const inquiry =
      mailedOnly.get(key) ?? (spoolMayHold ? await spool.read(key).catch(() => null) : null)?.inquiry
    return inquiry ? knownAs(inquiry) : null
  }

  /**
   * The rate counters are not available now, so each address, and all of them together, may only fill a part
   * of the spool.
   */
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
      // Set after the write, because a replay cannot have seen the file before.
      written += 1
      spoolMayHold = true
    }
    mailing.set(key, mailNow(inquiry, unavailable))
    return { kind: 'stored' }
  }

  /** Mails the owner at once; the spooled copy records that, so that the replay does not send it again. */
  async function mailNow(inquiry: NewInquiry, { pending }: StoreUnavailable): Promise<void> {
    try {
      // If the database was only slow, its own job notifies the owner.
      if (isTold(await pending?.catch(() => undefined), inquiry)) return
      await deps.mailOwner(inquiry)
      await spool.write({ inquiry, mailed: true })
    } catch (error) {
      deps.onFailure('email_send_failed', inquiry, reasonOf(error))
    } finally {
      mailing.delete(inquiry.idempotencyKey)
    }
  }

  /**
   * Neither database nor disk works: a mail that was sent is the last way to keep the inquiry until one is
   * back.
   */
  async function mailOnly(inquiry: NewInquiry, { pending }: StoreUnavailable): Promise<Spooled> {
    // If the database was only slow, it has the inquiry after all, and its own job notifies the owner.
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

  /**
   * A mail may still be sent after the visitor was told to try again: it keeps the inquiry, and no second one
   * is sent.
   */
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
    const { reference, requestId: request } = inquiry
    let outcome: Stored['kind'] | 'refused'
    try {
      const stored = await deps.store.store(inquiry, { counters: [], proof: null, mailed })
      outcome = stored.kind
      if (stored.kind === 'known' && stored.bodyHash !== inquiry.bodyHash) {
        // Another message arrived under this key in the meantime: a person has to compare the two.
        log.error('spool_conflict', { request, reference })
        await putAside()
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (!error.refused) return false
      // An inquiry that the database will never accept must not hold up the others; the owner has its mail.
      log.error('inquiry_refused', { request, reference, reason: error.message })
      outcome = 'refused'
      await putAside()
    }
    log.info('spool_replayed', { request, reference, outcome })
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

    /** Simultaneous copies of one submission lead to one file and one mail. */
    async take(inquiry, address, unavailable) {
      const { idempotencyKey: key, reference, requestId: request } = inquiry
      if (unavailable.refused)
        log.error('inquiry_refused', { request, reference, reason: unavailable.message })
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
        // The file exists a moment before its mail begins.
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

/**
 * Whether the database has this inquiry: then the jobs stored with it notify the owner. A different text
 * under the same key does not count.
 */
function isTold(stored: Stored | Previous | undefined, { bodyHash }: NewInquiry): boolean {
  return stored?.kind === 'stored' || (stored?.kind === 'known' && stored.bodyHash === bodyHash)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}
