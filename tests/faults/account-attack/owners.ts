import type { AuthError } from '@supabase/auth-js'
import { serverPaths } from '../../../src/routes.ts'
import type { AccountBrowser } from '../../support/servers/account-browser.ts'
import { type Battle, pick } from './battle.ts'
import { ownAddress, type Person, password, type StaffMember } from './people.ts'

/** In a browser used before, the password is enough, whatever strangers do. */
export async function signInAsKnown({ email, known }: Person): Promise<void> {
  succeed('the password', await known.auth.signInWithPassword({ email, password }))
}

/**
 * In a new browser the password may be refused because strangers have used up the attempts. Then a mailed link signs in;
 * that strangers may have asked for it does not matter.
 */
export async function signInAnew(battle: Battle, { email }: Person): Promise<AccountBrowser> {
  const browser = battle.browser(ownAddress())
  const { data, error } = await browser.auth.signInWithPassword({ email, password })
  if (error?.status === 429) return signInByLink(battle, browser, email)
  succeed('the password', { error })
  keptPassword(data.user)
  return browser
}

async function signInByLink(battle: Battle, browser: AccountBrowser, email: string): Promise<AccountBrowser> {
  const asked = await browser.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (asked.error?.status !== 429) succeed('the request for a link', asked)
  const token_hash = await battle.mailboxes.takeLink(email, ['sign-in', 'reset'])
  const verified = await browser.auth.verifyOtp({ type: 'magiclink', token_hash })
  succeed('the link', verified)
  battle.mailboxes.used.push(token_hash)
  keptPassword(verified.data.user)
  return browser
}

export async function signInStaffAsKnown(member: StaffMember): Promise<void> {
  await signInAsKnown(member)
  succeed('the code', await giveCode(member.known, member, await member.nextCode()))
}

/** A thief who has the password may have used up the codes as well; a mailed link gets the owner past that. */
export async function signInStaffAnew(battle: Battle, member: StaffMember): Promise<void> {
  const browser = await signInAnew(battle, member)
  const code = await member.nextCode()
  const byCode = await giveCode(browser, member, code)
  if (byCode.error?.status !== 429) return succeed('the code', byCode)
  const linked = await signInByLink(battle, battle.browser(ownAddress()), member.email)
  succeed('the code after the link', await giveCode(linked, member, code))
}

/** Without the phone, a recovery code takes the place of the app's. */
export async function signInStaffWithoutPhone(battle: Battle, member: StaffMember): Promise<void> {
  const { auth, post } = await signInAnew(battle, member)
  const { data } = await auth.getSession()
  const bearer = { Authorization: `Bearer ${data.session?.access_token}` }
  const answer = await post(serverPaths.authRecoveryCodesVerify, { code: member.recoveryCodes.pop() }, bearer)
  if (answer.status !== 200) throw new Error(`the recovery code: ${answer.status} ${await answer.text()}`)
}

/** A stranger to everybody, who wants an account while the attack goes on. */
export async function signUpAnew(battle: Battle, email: string): Promise<void> {
  const { auth } = battle.browser(ownAddress())
  succeed('the sign-up', await auth.signUp({ email, password }))
  const token_hash = await battle.mailboxes.takeLink(email, ['confirm'])
  const confirmed = await auth.verifyOtp({ type: 'signup', token_hash })
  succeed('the confirmation', confirmed)
  battle.mailboxes.used.push(token_hash)
  keptPassword(confirmed.data.user)
}

function giveCode({ auth }: AccountBrowser, { factorId }: StaffMember, code: string) {
  return auth.mfa.challengeAndVerify({ factorId, code })
}

function succeed(what: string, { error }: { readonly error: AuthError | null }): void {
  if (error) throw new Error(`${what}: ${error.status} ${error.code} ${error.message}`)
}

function keptPassword(user: { readonly app_metadata: object } | null): void {
  if (!user || 'needs_password' in user.app_metadata) throw new Error('a new password has to be chosen')
}

type Everybody = { readonly battle: Battle; readonly attackMs: number }
type Owners = {
  readonly known: Person
  readonly anew: readonly Person[]
  readonly staffKnown: StaffMember
  readonly staffAnew: readonly StaffMember[]
}

/** The lives of the owners until the attack is over. In a short attack more happens in less time. */
export function liveNormally({ battle, attackMs }: Everybody, owners: Owners): Promise<unknown> {
  let people = 0
  async function every(ms: number, atLeast: number, who: string, act: (nth: number) => Promise<void>) {
    for (let nth = 0; !battle.over(); nth += 1) {
      await battle.owner(who, () => act(nth))
      await battle.pause(Math.min(ms, attackMs / atLeast))
    }
  }
  const minute = 60_000
  const inTurn = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] ?? pick(items)
  return Promise.all([
    every(minute / 4, 4, 'an owner in a known browser', () => signInAsKnown(owners.known)),
    every(5 * minute, 4, 'an owner in a new browser', async (nth) => {
      await signInAnew(battle, inTurn(owners.anew, nth))
    }),
    every(2 * minute, 1, 'staff in a known browser', () => signInStaffAsKnown(owners.staffKnown)),
    every(10 * minute, 2, 'staff in a new browser', (nth) => {
      const member = inTurn(owners.staffAnew, nth)
      return nth % 2 ? signInStaffWithoutPhone(battle, member) : signInStaffAnew(battle, member)
    }),
    every(minute, 4, 'a new person', () => {
      people += 1
      return signUpAnew(battle, `newcomer-${people}@newcomers.example`)
    }),
  ])
}
