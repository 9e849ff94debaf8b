import { deleteExpiredAccountRows } from '../accounts/delete-expired-account-rows.ts'
import { deleteExpiredEvents } from '../security/delete-expired-events.ts'
import type { Database } from './connect.ts'

/** Removes what has served its purpose: windows that are over, proofs and sessions that have expired, old events. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.pool.query('delete from rate_counters where window_ends_at < now()')
  await database.pool.query('delete from spent_captchas where expires_at < now()')
  await deleteExpiredAccountRows(database.pool)
  await deleteExpiredEvents(database, now)
}
