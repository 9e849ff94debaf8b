import * as limits from '../../domain/limits.ts'
import type { Log } from '../log.ts'

type Rate = { readonly burst: number; readonly perMinute: number }
type Bucket = { tokens: number; filledAt: number }

/** `dropped` by policy, `failed` because of the database; the caller need not care about either. */
export type EventOutcome = 'stored' | 'dropped' | 'failed'

export type EventGate = {
  /** Runs the write of `count` events in its turn, if there is room. Never rejects. */
  admit(client: string | null, count: number, write: () => Promise<unknown>): Promise<EventOutcome>
}

type GateOptions = {
  /** Distinguishes the gates in the log. */
  readonly name: string
  readonly rates: { readonly all: Rate; readonly client: Rate }
  readonly log: Log
  readonly now: () => Date
}

/**
 * Protects a table that strangers can write to: a flood is dropped, writes run one at a time so that they
 * never crowd out inquiries, and a failing database is left alone for a while. Counted per process.
 */
export function createEventGate({ name, rates, log, now }: GateOptions): EventGate {
  const everyone: Bucket = { tokens: rates.all.burst, filledAt: now().getTime() }
  const clients = new Map<string, Bucket>()
  let lastTurn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let restUntil = Number.NEGATIVE_INFINITY
  let dropped = 0
  let toldAt = Number.NEGATIVE_INFINITY

  function tellDrops(): void {
    const time = now().getTime()
    if (dropped === 0 || time - toldAt < limits.events.dropsToldEveryMs) return
    log.warn('events_dropped', { gate: name, dropped })
    dropped = 0
    toldAt = time
  }

  function drop(count: number): EventOutcome {
    dropped += count
    tellDrops()
    return 'dropped'
  }

  function take(client: string | null, count: number): boolean {
    const time = now().getTime()
    fill(everyone, rates.all, time)
    const own = client === null ? null : bucketOf(client, time)
    if (everyone.tokens < count || (own && own.tokens < count)) return false
    everyone.tokens -= count
    if (own) own.tokens -= count
    return true
  }

  function bucketOf(client: string, time: number): Bucket {
    const bucket = clients.get(client) ?? { tokens: rates.client.burst, filledAt: time }
    fill(bucket, rates.client, time)
    // The map is in order of use; the client unseen for longest makes room.
    clients.delete(client)
    clients.set(client, bucket)
    if (clients.size > limits.events.clientsRemembered) {
      for (const oldest of clients.keys()) {
        clients.delete(oldest)
        break
      }
    }
    return bucket
  }

  async function run(count: number, write: () => Promise<unknown>): Promise<EventOutcome> {
    if (now().getTime() < restUntil) return drop(count)
    try {
      await write()
      return 'stored'
    } catch (error) {
      const reason = failureCode(error)
      // A single row that the database refuses says nothing about the next one.
      if (!/^2[23]/.test(reason)) restUntil = now().getTime() + limits.events.restMs
      log.error('events_not_stored', { gate: name, reason })
      return 'failed'
    }
  }

  return {
    async admit(client, count, write) {
      tellDrops()
      const resting = now().getTime() < restUntil
      if (resting || waiting >= limits.events.waiting || !take(client, count)) return drop(count)
      waiting += 1
      const turn = lastTurn.then(() => run(count, write))
      lastTurn = turn
      const outcome = await turn
      waiting -= 1
      return outcome
    },
  }
}

function fill(bucket: Bucket, { burst, perMinute }: Rate, time: number): void {
  // A clock that was set back adds no tokens.
  const minutes = Math.max(0, time - bucket.filledAt) / 60_000
  bucket.tokens = Math.min(burst, bucket.tokens + minutes * perMinute)
  bucket.filledAt = time
}

/** Never the message, because PostgreSQL quotes values in it. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
