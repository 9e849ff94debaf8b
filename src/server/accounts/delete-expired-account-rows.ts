import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { deleteDueAccounts } from './self-service/delete-account.ts'

/**
 * Removes unconfirmed sign-ups, expired links, sessions, challenges, codes, invitations and changes of address, old refresh tokens,
 * superseded signing keys, and accounts whose owners asked for it.
 */
export async function deleteExpiredAccountRows(pool: Pool): Promise<void> {
  const { sessionIdleDays, signUpHours, signUpKeptHours, supersededKeyDays } = limits.account
  await deleteDueAccounts(pool)
  for (const table of [
    'email_changes',
    'invitations',
    'auth_links',
    'auth_sessions',
    'auth_challenges',
    'reauthentications',
  ]) {
    await pool.query(`delete from ${table} where expires_at < now()`)
  }
  // An expired sign-up is kept for as long as a later one for the same address can live: the confirmation of
  // the later one still has to see that the two overlapped.
  await pool.query(`delete from sign_ups where expires_at < now() - $1 * interval '1 hour'`, [
    signUpKeptHours - signUpHours,
  ])
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
