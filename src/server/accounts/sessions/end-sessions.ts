import type { Pool, PoolClient } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { lacksFactor, type SignedIn } from '../account.ts'

export const signOutScopes = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof signOutScopes)[number]

/** Ends one session of the same account; false when there is no such session any more. */
export async function endSession(pool: Pool, { account }: SignedIn, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from auth_sessions where id = $1 and user_id = $2', [
    id,
    account.id,
  ])
  return rowCount === 1
}

/**
 * Signs out everywhere (`global`), here (`local`), or everywhere else (`others`). A session that has not given its second
 * factor may belong to somebody who only has the password, so it can end nothing but itself.
 */
export async function endSessions(pool: Pool, signedIn: SignedIn, scope: SignOutScope): Promise<void> {
  const { account, session } = signedIn
  await pool.query(
    `with held as (select id from users where id = $1 for no key update)
     delete from auth_sessions s using held
     where s.user_id = held.id and ($3 = 'global' or (s.id = $2) = ($3 = 'local'))`,
    [account.id, session.id, lacksFactor(signedIn) ? 'local' : scope],
  )
}

/** Ends the sessions that an account has too many, those used longest ago. */
export async function endOldestSessions(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `delete from auth_sessions where id in (
       select id from auth_sessions where user_id = $1 and expires_at > now()
       order by refreshed_at desc, id offset $2
     )`,
    [userId, limits.account.sessions],
  )
}
