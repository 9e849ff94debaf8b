import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

/** Removes sign-ups nobody confirmed, links and sessions that have run out, and what belonged to them. */
export async function deleteExpiredAccountRows(pool: Pool): Promise<void> {
  const { sessionIdleDays, signUpHours, supersededKeyDays } = limits.account
  for (const table of ['auth_links', 'auth_sessions', 'auth_challenges']) {
    await pool.query(`delete from ${table} where expires_at < now()`)
  }
  // For as long as another for the same address can live that was asked for meanwhile.
  await pool.query(`delete from sign_ups where expires_at < now() - $1 * interval '1 hour'`, [signUpHours])
  // Until then a copy of a used token is still recognized as one.
  await pool.query(`delete from refresh_tokens where used_at < now() - $1 * interval '1 day'`, [
    sessionIdleDays,
  ])
  await pool.query(
    `delete from signing_keys where created_at < (
       select max(created_at) from signing_keys where created_at < now() - $1 * interval '1 day'
     )`,
    [supersededKeyDays],
  )
}
