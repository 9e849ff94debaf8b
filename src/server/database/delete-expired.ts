import type { Pool } from 'pg'
import { deleteExpiredAccountRows } from '../accounts/delete-expired-account-rows.ts'
import { removeForgottenTests } from '../inquiries/storage/remove-test-inquiries.ts'
import { deleteExpiredEvents } from '../security/delete-expired-events.ts'

/** Removes ended rate windows, expired captcha proofs, expired account rows, old events and forgotten test inquiries. */
export async function deleteExpired(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from rate_counters where window_ends_at < now()')
  await pool.query('delete from spent_captchas where expires_at < now()')
  await deleteExpiredAccountRows(pool)
  await deleteExpiredEvents(pool, now)
  await removeForgottenTests(pool)
}
