import { randomUUID } from 'node:crypto'
import { serverPaths } from '../../../src/routes.ts'
import { type Battle, pick, randomToken, someAddress, textOf } from './battle.ts'
import { password, type StaffMember } from './people.ts'

const factorPath = (id: string, call = '') => `${serverPaths.authFactors}/${id}${call}`

/** A thief who has the password of a staff member, but neither the phone nor the mailbox. */
export type Thief = { readonly victim: StaffMember; readonly from: string; token: string }

/** The thief's first sign-in, before others use up the attempts. */
export async function createThief(battle: Battle, victim: StaffMember): Promise<Thief> {
  const thief = { victim, from: someAddress(), token: '' }
  await signInAsOwner(battle, thief)
  return thief
}

async function signInAsOwner(battle: Battle, thief: Thief): Promise<void> {
  const { victim, from } = thief
  const path = `${serverPaths.authToken}?grant_type=password`
  const { body } = await battle.call(path, { body: { email: victim.email, password }, from })
  thief.token = textOf(body.access_token)
}

/** Fills the owner's mailbox with mails that help nobody. */
export async function wasteMails(battle: Battle, { from, token }: Thief): Promise<void> {
  for (let times = 0; times < 6; times += 1) {
    await battle.call(serverPaths.accountResetFactor, { body: {}, token, from })
  }
}

/** Tries everything that a session without its second factor could be good for. */
export async function useStolenPassword(battle: Battle, thief: Thief): Promise<void> {
  const { victim: member, from, token } = thief
  const call = (path: string, body: unknown = {}, method = 'POST') =>
    battle.call(path, { method, body, token, from })
  if (!token) return signInAsOwner(battle, thief)

  await guessCodes(battle, member, call)
  const refused: readonly (readonly [what: string, path: string, body?: unknown, method?: string])[] = [
    ['a new name', serverPaths.authUser, { data: { display_name: 'Thief' } }, 'PUT'],
    ['a new password', serverPaths.authUser, { password: 'a crane over the river' }, 'PUT'],
    ['a new address', serverPaths.authUser, { email: 'thief@strangers.example' }, 'PUT'],
    ['a code by mail', serverPaths.authReauthenticate, undefined, 'GET'],
    ['the removal of the factor', factorPath(member.factorId), {}, 'DELETE'],
    ['a second phone', serverPaths.authFactors, { factor_type: 'totp', friendly_name: randomToken(6) }],
    ['recovery codes', serverPaths.authRecoveryCodes],
    ['new recovery codes', serverPaths.authRecoveryCodesAgain],
    ['no recovery codes', serverPaths.authRecoveryCodes, {}, 'DELETE'],
    ['a guessed recovery code', serverPaths.authRecoveryCodesVerify, { code: randomToken(10) }],
    ['the list of sessions', serverPaths.account, undefined, 'GET'],
    ['the end of a session', serverPaths.accountEndSession, { id: member.sessionId }],
    ['the export', serverPaths.accountExport, undefined, 'GET'],
    ['the deletion', serverPaths.accountDelete],
    ['the undoing of a deletion', serverPaths.accountKeep],
    ['the inquiries', serverPaths.myInquiries, undefined, 'GET'],
  ]
  for (const [what, path, body, method] of refused) {
    battle.mustBeRefused(`Only the password gave ${what}`, await call(path, body, method))
  }
  // These are answered, but do nothing to the owner.
  await call(serverPaths.accountResetFactor)
  if (Math.random() < 0.3) await call(`${serverPaths.authLogout}?scope=${pick(['others', 'global'])}`)
  // More and more sessions, until the owner's proof or the thief's own sign-out ends them.
  await signInAsOwner(battle, thief)
}

type CallAs = (path: string, body?: unknown) => Promise<{ readonly body: Readonly<Record<string, unknown>> }>

async function guessCodes(battle: Battle, { factorId }: StaffMember, call: CallAs): Promise<void> {
  const challenge = await call(factorPath(factorId, '/challenge'))
  const challengeId = textOf(challenge.body.id) || randomUUID()
  for (const code of ['000000', '123456', '', '1 2 3 4 5 6']) {
    const { body } = await call(factorPath(factorId, '/verify'), { challenge_id: challengeId, code })
    if (body.access_token) battle.note('A guessed code was right')
  }
}
