import type { Pool } from 'pg'
import type { SignedIn } from '../account.ts'

export const signOutScopes = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof signOutScopes)[number]

/** Signs out everywhere (`global`), here (`local`), or everywhere else (`others`). */
export async function endSessions(
  pool: Pool,
  { account, session }: SignedIn,
  scope: SignOutScope,
): Promise<void> {
  await pool.query(
    `with held as (select id from users where id = $1 for no key update)
     delete from auth_sessions s using held
     where s.user_id = held.id and ($3 = 'global' or (s.id = $2) = ($3 = 'local'))`,
    [account.id, session.id, scope],
  )
}
