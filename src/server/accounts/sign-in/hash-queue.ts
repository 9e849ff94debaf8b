import { availableParallelism } from 'node:os'
import * as limits from '../../../domain/limits.ts'
import { addressNetwork } from '../../http/client-address.ts'
import { createWaitingLine, type Waiter } from './waiting-line.ts'

/** `full`: too many are waiting already. `gone`: the caller no longer waits for the answer. */
export type HashTurn<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'full' }
  | { readonly kind: 'gone' }

/** The client that waits for a hash. */
export type Caller = { readonly address: string; readonly signal: AbortSignal }

export type HashQueue = {
  /** Runs one hashing task in its turn. `knownAs` is the account whose own device asks. */
  run<Result>(work: () => Promise<Result>, caller: Caller, knownAs?: string | null): Promise<HashTurn<Result>>
}

type HashQueueOptions = { readonly atOnce?: number; readonly waiting?: number }

/**
 * Hashing a password takes a core, 19 MiB and one of the four threads that file access, name lookups and
 * tokens also need. So few run at the same time that pages still get their share, and the rest wait in lines
 * of limited length. Known devices of an account have a line of their own that takes every other turn:
 * strangers who fill theirs lock out neither each other nor those devices.
 */
export function createHashQueue({
  atOnce = Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting = limits.account.hashesWaiting,
}: HashQueueOptions = {}): HashQueue {
  const devices = createWaitingLine(waiting)
  const strangers = createWaitingLine(waiting)
  let devicesFirst = true
  let running = 0

  /** Passes the free place straight to the next waiter. */
  function next(): void {
    const waiter = devicesFirst ? (devices.next() ?? strangers.next()) : (strangers.next() ?? devices.next())
    devicesFirst = !devicesFirst
    if (waiter) waiter('come')
    else running -= 1
  }

  function join({ address }: Caller, knownAs: string | null, waiter: Waiter): void {
    if (knownAs === null) strangers.join(addressNetwork(address), waiter)
    else devices.join(knownAs, waiter)
  }

  return {
    async run(work, caller, knownAs = null) {
      const { signal } = caller
      if (signal.aborted) return { kind: 'gone' }
      if (running < atOnce) running += 1
      else {
        const turn = await new Promise<'come' | 'full'>((resolve) => join(caller, knownAs, resolve))
        if (turn === 'full') return { kind: 'full' }
      }
      try {
        if (signal.aborted) return { kind: 'gone' }
        return { kind: 'done', result: await work() }
      } finally {
        next()
      }
    },
  }
}
