import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { AccountCall } from '../../../domain/account/account-calls.ts'
import * as limits from '../../../domain/limits.ts'
import { type Counted, countAttempts, forgetAttempts, uncountAttempt } from '../../database/count-attempts.ts'
import { addressGroup } from '../../http/client-address.ts'

type ThrottleDeps = { readonly pool: Pool; readonly secret: string }

export type AccountThrottle = {
  /** Counts a call; gives the seconds to wait when it is one too many. */
  call(call: AccountCall, address: string, who: string | null): Promise<number | null>
  /** Whether so many mails were asked for from there that a captcha is due. */
  needsCaptcha(address: string): Promise<boolean>
  /** Names an address group without telling it. */
  caller(address: string): string
  /** The same for a password: the wrong ones of a day are counted too, under the device's name if it is known. */
  password(address: string, who: Guesser): Promise<number | null>
  /** That one was right, or never looked at. */
  notWrong(who: Guesser): Promise<void>
  /** After a new password, what strangers tried before no longer matters. */
  forget(email: string): Promise<void>
}

/** An account by its email, or one of the devices its owner uses. */
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
    notWrong: (who) => uncountAttempt(deps, wrong(who)),
    forget: (email) => {
      const who = { email, device: null }
      return forgetAttempts(deps, [wrong(who), perWho('password', guesser(who)).what])
    },
  }
}
