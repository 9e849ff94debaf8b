import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { type Counted, countAttempts, uncountAttempts } from '../../database/count-attempts.ts'
import type { AppContext } from '../../http/app-types.ts'
import { addressGroup } from '../../http/client-address.ts'
import { provedMailbox, type SignedIn } from '../account.ts'
import { findKnownDevice } from '../sign-in/device-cookie.ts'

type TryDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly clientAddress: (c: AppContext) => string
}

/** `code` is a guess at a six-digit code; a recovery code cannot be guessed. */
export type FactorTry = 'challenge' | 'code' | 'recovery-code'

export type FactorTries = {
  /** Counts a try before it is judged; returns the seconds to wait when there were too many. */
  count(c: AppContext, what: FactorTry, signedIn: SignedIn): Promise<number | null>
  /** A right code was no guess, and neither was the request for its challenge. */
  wasRight(c: AppContext, signedIn: SignedIn): Promise<void>
}

/**
 * A device on which the owner gave the factor before is counted by itself. Others are counted per session and per address
 * group, which slows guesses down but closes nothing. Guesses of those who have proven nothing but the password are also
 * counted together, over a day: whoever can read the account's mail is not among them, so a thief who has the password
 * cannot lock the owner out.
 */
export function createFactorTries(deps: TryDeps): FactorTries {
  const { perMinute, perHour, strangersPerDay } = limits.factors

  async function countersOf(c: AppContext, what: FactorTry, signedIn: SignedIn): Promise<Counted[]> {
    const { account, session } = signedIn
    const device = await findKnownDevice(c, deps, account.id)
    const who = device === null ? `session ${session.id}` : `device ${device} ${account.id}`
    const counters: Counted[] = [
      { what: `factor ${what} ${who}`, ...perMinute },
      { what: `factor ${what} hourly ${who}`, ...perHour },
    ]
    if (device !== null) return counters
    const group = addressGroup(deps.clientAddress(c))
    counters.push({ what: `factor ${what} address ${group} ${account.id}`, ...perHour })
    if (what === 'code' && !provedMailbox(signedIn)) {
      counters.push({ what: `factor strangers ${account.id}`, ...strangersPerDay })
    }
    return counters
  }

  return {
    count: async (c, what, signedIn) => countAttempts(deps, await countersOf(c, what, signedIn)),
    async wasRight(c, signedIn) {
      const counters = [
        ...(await countersOf(c, 'challenge', signedIn)),
        ...(await countersOf(c, 'code', signedIn)),
      ]
      await uncountAttempts(
        deps,
        counters.map(({ what }) => what),
      )
    },
  }
}
