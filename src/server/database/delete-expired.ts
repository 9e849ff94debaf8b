import type { Pool } from 'pg'
import { defaultRetention } from '../../domain/settings/retention.ts'
import { deleteExpiredAccountRows } from '../accounts/delete-expired-account-rows.ts'
import { runRetention } from '../desk/retention/run-retention.ts'
import { deleteExpiredEvents } from '../security/delete-expired-events.ts'

/** Removes ended rate windows, expired captcha proofs, expired account rows, old events, and the data of old inquiries. */
export async function deleteExpired(pool: Pool, now: Date, retention = defaultRetention): Promise<void> {
  await pool.query('delete from rate_counters where window_ends_at < now()')
  await pool.query('delete from spent_captchas where expires_at < now()')
  await deleteExpiredAccountRows(pool)
  await deleteExpiredEvents(pool, now, retention.securityDays)
  await runRetention(pool, retention)
}
