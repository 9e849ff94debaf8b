import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

type EventTable = 'security_logs' | 'analytics_events'
type Keep = { readonly days: number; readonly rows: number }

export type DeletedEvents = { readonly security: number; readonly analytics: number }

/**
 * Removes expired events, and the oldest rows of a table that has grown too long. Rows beyond the batch limit
 * wait for the next call.
 */
export async function deleteExpiredEvents(
  pool: Pool,
  now: Date,
  securityDays: number = limits.events.keepSecurity.days,
): Promise<DeletedEvents> {
  const security = { days: securityDays, rows: limits.events.keepSecurity.rows }
  return {
    security: await deleteFrom(pool, 'security_logs', security, now),
    analytics: await deleteFrom(pool, 'analytics_events', limits.events.keepAnalytics, now),
  }
}

async function deleteFrom(pool: Pool, table: EventTable, { days, rows }: Keep, now: Date): Promise<number> {
  const past = `select id from ${table} where created_at < $1 limit $2`
  // Ids are assigned in order, so the highest one tells how many rows came after any other.
  const surplus = `select id from ${table} where id <= (select max(id) from ${table}) - $1::bigint limit $2`
  return (
    (await deleteInBatches(pool, table, past, new Date(now.getTime() - days * 86_400_000))) +
    (await deleteInBatches(pool, table, surplus, rows))
  )
}

/** Short statements hold few locks and stay within the query time limit. */
async function deleteInBatches(
  pool: Pool,
  table: EventTable,
  expired: string,
  bound: Date | number,
): Promise<number> {
  const { batchRows, batches } = limits.events.deletion
  let deleted = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const { rowCount } = await pool.query(`delete from ${table} where id in (${expired})`, [bound, batchRows])
    const count = rowCount ?? 0
    deleted += count
    if (count < batchRows) break
  }
  return deleted
}
