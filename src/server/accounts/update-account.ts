import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type Account, lacksFactor, type SignedIn } from './account.ts'
import { readAccount } from './read-account.ts'
import type { AccountThrottle } from './sign-in/account-throttle.ts'
import type { Caller, HashQueue } from './sign-in/hash-queue.ts'
import { judgePassword, type WeakPassword } from './sign-in/judge-password.ts'
import { checkPassword, hashPassword } from './sign-in/password-hash.ts'

export type UpdateDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly throttle: AccountThrottle
  readonly hashes: HashQueue
}

export type AccountChange = { readonly password: string | null; readonly displayName: string | null }

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly account: Account }
  | ({ readonly kind: 'weak' } & WeakPassword)
  | { readonly kind: 'same-password' }
  /** The session is too old to change the password. */
  | { readonly kind: 'reauthenticate' }
  | { readonly kind: 'second-factor' }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

const hourMs = 3_600_000

/** Changes the name or the password of the signed-in person. A new password ends all other sessions. */
export async function updateAccount(
  deps: UpdateDeps,
  signedIn: SignedIn,
  { password, displayName }: AccountChange,
  caller: Caller,
): Promise<UpdateOutcome> {
  const { account, session } = signedIn
  if (lacksFactor(signedIn)) return { kind: 'second-factor' }
  if (password !== null) {
    const age = deps.now().getTime() - session.createdAt.getTime()
    if (age > limits.account.reauthenticateHours * hourMs) return { kind: 'reauthenticate' }
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

  const updated = await inTransaction(deps.pool, async (client) => {
    // Locks in the same order as everywhere else. A session that ended in the meantime must not change
    // anything.
    await client.query('select from users where id = $1 for no key update', [account.id])
    const alive = await client.query('select from auth_sessions where id = $1 for update', [session.id])
    if (!alive.rowCount) return null
    await client.query(
      `update users set
         password_hash = coalesce($2, password_hash), display_name = coalesce($3, display_name), updated_at = now()
       where id = $1`,
      [account.id, hashed?.result ?? null, displayName],
    )
    if (hashed) {
      await client.query('delete from auth_sessions where user_id = $1 and id <> $2', [
        account.id,
        session.id,
      ])
      await client.query('delete from auth_links where user_id = $1', [account.id])
    }
    return readAccount(client, account.id)
  })
  if (!updated) return { kind: 'session-over' }
  if (hashed) await deps.throttle.forget(account.email)
  return { kind: 'updated', account: updated }
}

async function readHash(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from users where id = $1',
    [userId],
  )
  return rows[0]?.password_hash ?? null
}
