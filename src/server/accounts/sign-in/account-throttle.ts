import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { AccountCall } from '../../../domain/account/account-calls.ts'
import * as limits from '../../../domain/limits.ts'
import {
  type Counted,
  countAttempts,
  forgetAttempts,
  uncountAttempts,
} from '../../database/count-attempts.ts'
import { addressGroup } from '../../http/client-address.ts'

type ThrottleDeps = { readonly pool: Pool; readonly secret: string }

export type AccountThrottle = {
  /** Counts a call; returns the seconds to wait when there were too many. */
  call(call: AccountCall, address: string, who: string | null): Promise<number | null>
  /** Counts a request for a mail; true once the address has made so many that it must solve a captcha. */
  needsCaptcha(address: string): Promise<boolean>
  /** A keyed hash that identifies an address group without revealing it. */
  caller(address: string): string
  /**
   * The same for a password. It also counts against the day's wrong passwords, under the device's name if
   * that is known.
   */
  password(address: string, who: Guesser): Promise<number | null>
  /** Uncounts a password that was correct or never checked. */
  notWrong(who: Guesser): Promise<void>
  /** Clears the counters after a new password, when earlier attempts by strangers no longer matter. */
  forget(email: string): Promise<void>
}

/** Counted under the account's email, or under a device that its owner uses. */
export type Guesser = { readonly email: string; readonly device: string | null }

export function createAccountThrottle(deps: ThrottleDeps): AccountThrottle {
  const { calls, callsPerAddress, mailCallsWithoutCaptcha, wrongPasswords } = limits.account
  const perAddress = (call: AccountCall, address: string): Counted => ({
    what: `account ${call} address ${addressGroup(address)}`,
    ...callsPerAddress,
  })
  const perWho = (call: AccountCall, who: string): Counted => ({ what: `account ${call} ${who}`, ...calls })
  const guesser = ({ email, device }: Guesser) =>
    device === null ? `email ${email}` : `device ${device} ${email}`
  const wrong = (who: Guesser) => `account wrong ${guesser(who)}`

  return {
    call: (call, address, who) =>
      countAttempts(deps, [
        perAddress(call, address),
        ...(who === null ? [] : [perWho(call, `email ${who}`)]),
      ]),
    needsCaptcha: async (address) =>
      (await countAttempts(deps, [
        { what: `account mail calls address ${addressGroup(address)}`, ...mailCallsWithoutCaptcha },
      ])) !== null,
    caller: (address) =>
      createHmac('sha256', deps.secret)
        .update(`mail caller ${addressGroup(address)}`)
        .digest('base64url'),
    password: (address, who) =>
      countAttempts(deps, [
        perAddress('password', address),
        perWho('password', guesser(who)),
        { what: wrong(who), ...wrongPasswords },
      ]),
    notWrong: (who) => uncountAttempts(deps, [wrong(who)]),
    forget: (email) => {
      const who = { email, device: null }
      return forgetAttempts(deps, [wrong(who), perWho('password', guesser(who)).what])
    },
  }
}
