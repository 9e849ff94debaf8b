import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { serverPaths } from '../../../src/routes.ts'
import { totpStep } from '../../../src/server/accounts/factors/totp.ts'
import { hashPassword } from '../../../src/server/accounts/sign-in/password-hash.ts'
import type { AccountBrowser } from '../../support/servers/account-browser.ts'
import { codeFor } from '../../support/servers/totp-codes.ts'
import type { Battle } from './battle.ts'

export const password = 'tripod and cable'

export type Person = {
  readonly email: string
  readonly id: string
  /** The browser in which the owner has signed in before. */
  readonly known: AccountBrowser
}

export type StaffMember = Person & {
  readonly factorId: string
  /** The owner's session with both proofs, which nobody else may end. */
  readonly sessionId: string
  readonly recoveryCodes: string[]
  /** The app's next code; each works once. */
  nextCode(): Promise<string>
}

let owners = 0

/** An address that no attacker uses. */
export function ownAddress(): string {
  owners += 1
  return `203.0.${113 + (owners >> 8)}.${owners & 255}`
}

/** A person whose account exists, signed in with a browser that is known from then on. */
export async function settle(
  battle: Battle,
  pool: Pool,
  name: string,
  role: 'visitor' | 'producer' = 'visitor',
): Promise<Person> {
  const email = `${name}@owners.example`
  const id = randomUUID()
  await pool.query(
    `insert into users (id, email, password_hash, display_name, role) values ($1, $2, $3, 'Robin', $4)`,
    [id, email, await hashPassword(password), role],
  )
  const known = battle.browser(ownAddress())
  const { error } = await known.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { email, id, known }
}

/** A staff member with an authenticator app and recovery codes. */
export async function settleStaff(battle: Battle, pool: Pool, name: string): Promise<StaffMember> {
  const person = await settle(battle, pool, name, 'producer')
  const { auth, post } = person.known
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' })
  if (enrolled.error) throw enrolled.error
  const factorId = enrolled.data.id
  const nextCode = createApp(enrolled.data.totp.secret)
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: await nextCode() })
  if (verified.error) throw verified.error
  const bearer = { Authorization: `Bearer ${verified.data.access_token}` }
  const { codes } = await (await post(serverPaths.authRecoveryCodes, {}, bearer)).json()
  return {
    ...person,
    factorId,
    sessionId: sessionIdIn(verified.data.access_token),
    recoveryCodes: codes,
    nextCode,
  }
}

/** An authenticator app. No code works twice, but the next one is accepted a little early. */
function createApp(secret: string): () => Promise<string> {
  const stepMs = 30_000
  let last = 0
  return async () => {
    const now = Date.now()
    last = Math.max(last + 1, totpStep(new Date(now)))
    await delay(Math.max(0, (last - 1) * stepMs - now))
    return codeFor(secret, new Date(last * stepMs))
  }
}

export function sessionIdIn(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(claims).session_id
}
