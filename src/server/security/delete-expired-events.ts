import { inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import * as limits from '../../domain/limits.ts'
import type { Database } from '../database/connect.ts'
import { analyticsEvents, securityLogs } from '../database/schema.ts'

type EventTable = typeof securityLogs | typeof analyticsEvents
type Keep = { readonly days: number; readonly rows: number }

export type DeletedEvents = { readonly security: number; readonly analytics: number }

/** Removes what is past its time, and the oldest rows of a table grown too long. What is left over waits for the next call. */
export async function deleteExpiredEvents(deps: Pick<Database, 'orm'>, now: Date): Promise<DeletedEvents> {
  return {
    security: await deleteFrom(deps, securityLogs, limits.events.keepSecurity, now),
    analytics: await deleteFrom(deps, analyticsEvents, limits.events.keepAnalytics, now),
  }
}

async function deleteFrom(
  deps: Pick<Database, 'orm'>,
  table: EventTable,
  { days, rows }: Keep,
  now: Date,
): Promise<number> {
  const past = lt(table.createdAt, new Date(now.getTime() - days * 86_400_000))
  // Numbers are given in order, so that the last one says how many came after.
  const surplus = lte(table.id, sql`(select max(${table.id}) from ${table}) - ${rows}`)
  return (await deleteInBatches(deps, table, past)) + (await deleteInBatches(deps, table, surplus))
}

/** Short statements hold few locks and stay within the time limit of a query. */
async function deleteInBatches(
  { orm }: Pick<Database, 'orm'>,
  table: EventTable,
  expired: SQL,
): Promise<number> {
  const { batchRows, batches } = limits.events.deletion
  let deleted = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const some = orm.select({ id: table.id }).from(table).where(expired).limit(batchRows)
    const count = (await orm.delete(table).where(inArray(table.id, some))).rowCount ?? 0
    deleted += count
    if (count < batchRows) break
  }
  return deleted
}
