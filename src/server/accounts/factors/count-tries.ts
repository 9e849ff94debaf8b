import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { type Counted, countAttempts, uncountAttempt } from '../../database/count-attempts.ts'
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
  /** A right code was no guess. */
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
  const strangers = ({ account }: SignedIn): Counted => ({
    what: `factor strangers ${account.id}`,
    ...strangersPerDay,
  })
  const isStranger = async (c: AppContext, signedIn: SignedIn) =>
    !provedMailbox(signedIn) && (await findKnownDevice(c, deps, signedIn.account.id)) === null

  return {
    async count(c, what, signedIn) {
      const { account, session } = signedIn
      const device = await findKnownDevice(c, deps, account.id)
      const who = device === null ? `session ${session.id}` : `device ${device} ${account.id}`
      const counted: Counted[] = [
        { what: `factor ${what} ${who}`, ...perMinute },
        { what: `factor ${what} hourly ${who}`, ...perHour },
      ]
      if (device === null) {
        const group = addressGroup(deps.clientAddress(c))
        counted.push({ what: `factor ${what} address ${group} ${account.id}`, ...perHour })
        if (what === 'code' && !provedMailbox(signedIn)) counted.push(strangers(signedIn))
      }
      return countAttempts(deps, counted)
    },
    async wasRight(c, signedIn) {
      if (await isStranger(c, signedIn)) await uncountAttempt(deps, strangers(signedIn).what)
    },
  }
}
