import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { defaultRetention } from '../../domain/settings/retention.ts'
import { deleteExpiredAccountRows } from '../accounts/delete-expired-account-rows.ts'
import { runRetention } from '../desk/retention/run-retention.ts'
import { deleteExpiredHelp } from '../help/delete-expired-help.ts'
import { deleteExpiredEvents } from '../security/delete-expired-events.ts'

/**
 * Removes ended rate windows, expired captcha proofs, expired account rows, old events, files of letters that were never sent,
 * questions and ratings of the help chat, and the data of old inquiries.
 */
export async function deleteExpired(pool: Pool, now: Date, retention = defaultRetention): Promise<void> {
  await pool.query('delete from rate_counters where window_ends_at < now()')
  await pool.query('delete from spent_captchas where expires_at < now()')
  await deleteExpiredAccountRows(pool)
  await deleteExpiredEvents(pool, now, retention.securityDays)
  await pool.query(
    `delete from reply_attachments where reply_id is null and created_at < now() - make_interval(days => $1)`,
    [limits.desk.attachmentDays],
  )
  await deleteExpiredHelp(pool, now, retention.helpDays)
  await runRetention(pool, retention)
}
