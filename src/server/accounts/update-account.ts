import { timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type Account, type AccountData, lacksFactor, type SignedIn } from './account.ts'
import { mergeData } from './account-data.ts'
import { hashMailedCode } from './links/mailed-code.ts'
import { readAccount } from './read-account.ts'
import type { AccountThrottle } from './sign-in/account-throttle.ts'
import type { Caller, HashQueue } from './sign-in/hash-queue.ts'
import { judgePassword, type WeakPassword } from './sign-in/judge-password.ts'
import { checkPassword, hashPassword } from './sign-in/password-hash.ts'

export type UpdateDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly now: () => Date
  readonly throttle: AccountThrottle
  readonly hashes: HashQueue
}

export type AccountChange = {
  readonly password: string | null
  /** The mailed code that stands in for a recent sign-in. */
  readonly nonce: string | null
  readonly displayName: string | null
  readonly data: AccountData
}

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly account: Account }
  | ({ readonly kind: 'weak' } & WeakPassword)
  | { readonly kind: 'same-password' }
  | { readonly kind: 'too-much-data' }
  /** The session is too old to change the password. */
  | { readonly kind: 'reauthenticate' }
  | { readonly kind: 'wrong-nonce' }
  | { readonly kind: 'second-factor' }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

const hourMs = 3_600_000

/** Whether the session is new enough for what a thief of an old one must not do. */
export function isRecent({ now }: Pick<UpdateDeps, 'now'>, { session }: SignedIn): boolean {
  const age = now().getTime() - session.createdAt.getTime()
  return age <= limits.account.reauthenticateHours * hourMs
}

/** Changes name, data or password of the signed-in person. A new password ends all other sessions. */
export async function updateAccount(
  deps: UpdateDeps,
  signedIn: SignedIn,
  { password, nonce, displayName, data }: AccountChange,
  caller: Caller,
): Promise<UpdateOutcome> {
  const { account, session } = signedIn
  if (lacksFactor(signedIn)) return { kind: 'second-factor' }
  if (password !== null) {
    if (nonce === null && !isRecent(deps, signedIn)) return { kind: 'reauthenticate' }
    const weak = judgePassword(password, account.email)
    if (weak) return { kind: 'weak', ...weak }
  }
  const wait = await deps.throttle.call('update', caller.address, account.email)
  if (wait !== null) return { kind: 'rate-limited', retryAfterSeconds: wait }

  const previous = password === null ? null : await readHash(deps.pool, account.id)
  if (password !== null && previous !== null) {
    const checked = await deps.hashes.run(() => checkPassword(password, previous), caller, account.id)
    if (checked.kind !== 'done') return { kind: 'busy' }
    if (checked.result.right) return { kind: 'same-password' }
  }
  const hashed =
    password === null ? null : await deps.hashes.run(() => hashPassword(password), caller, account.id)
  if (hashed && hashed.kind !== 'done') return { kind: 'busy' }
  // Last of the checks, because a code works once.
  if (hashed && nonce !== null && !(await spendCode(deps, account.id, nonce))) return { kind: 'wrong-nonce' }

  const outcome = await inTransaction(deps.pool, async (client): Promise<UpdateOutcome> => {
    // Locks in the same order as everywhere else. A session that ended in the meantime must not change
    // anything.
    const { rows } = await client.query<{ data: AccountData }>(
      'select data from users where id = $1 for no key update',
      [account.id],
    )
    const alive = await client.query('select from auth_sessions where id = $1 for update', [session.id])
    const [user] = rows
    if (!user || !alive.rowCount) return { kind: 'session-over' }
    const merged = mergeData(user.data, data)
    if (!merged) return { kind: 'too-much-data' }
    await client.query(
      `update users set
         password_hash = coalesce($2, password_hash), display_name = coalesce($3, display_name), data = $4,
         updated_at = now()
       where id = $1`,
      [account.id, hashed?.result ?? null, displayName, JSON.stringify(merged)],
    )
    if (hashed) {
      await client.query('delete from auth_sessions where user_id = $1 and id <> $2', [
        account.id,
        session.id,
      ])
      // A change of address that somebody else began ends with the password they knew.
      await client.query('delete from email_changes where user_id = $1', [account.id])
      await client.query('delete from auth_links where user_id = $1', [account.id])
    }
    const updated = await readAccount(client, account.id)
    return updated ? { kind: 'updated', account: updated } : { kind: 'session-over' }
  })
  if (outcome.kind === 'updated' && hashed) await deps.throttle.forget(account.email)
  return outcome
}

async function readHash(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from users where id = $1',
    [userId],
  )
  return rows[0]?.password_hash ?? null
}

/** Accepts the mailed code once; after a few wrong ones another has to be mailed. */
async function spendCode({ pool, secret }: UpdateDeps, userId: string, code: string): Promise<boolean> {
  const { rows } = await pool.query<{ hash: Buffer }>(
    `update reauthentications set tries = tries + 1
     where user_id = $1 and tries < $2 and expires_at > now() returning hash`,
    [userId, limits.account.reauthenticationTries],
  )
  const [kept] = rows
  if (!kept || !timingSafeEqual(kept.hash, hashMailedCode(secret, userId, code.trim()))) return false
  const { rowCount } = await pool.query('delete from reauthentications where user_id = $1 and hash = $2', [
    userId,
    kept.hash,
  ])
  return rowCount === 1
}
