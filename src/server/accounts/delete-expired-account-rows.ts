import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

/**
 * Removes unconfirmed sign-ups, expired links, sessions and challenges, old refresh tokens and superseded
 * signing keys.
 */
export async function deleteExpiredAccountRows(pool: Pool): Promise<void> {
  const { sessionIdleDays, signUpHours, supersededKeyDays } = limits.account
  for (const table of ['auth_links', 'auth_sessions', 'auth_challenges']) {
    await pool.query(`delete from ${table} where expires_at < now()`)
  }
  // An expired sign-up is kept for as long as a later one for the same address can live: the confirmation of
  // the later one still has to see that the two overlapped.
  await pool.query(`delete from sign_ups where expires_at < now() - $1 * interval '1 hour'`, [signUpHours])
  // Used tokens are kept this long so that a stolen copy is still recognized as a reuse.
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
