import type { Pool } from 'pg'
import { expect } from 'vitest'
import { emptyTables } from './empty-tables.ts'

/** Ends the deliveries of one test before the next begins, so that nothing arrives late in its inbox. */
export async function endDeliveries(pool: Pool): Promise<void> {
  await pool.query("delete from pgboss.job where name = 'deliveries' and state <> 'active'")
  const active = async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where name = 'deliveries' and state = 'active'",
    )
    return rowCount
  }
  await expect.poll(active).toBe(0)
  await emptyTables(pool, 'leads', 'rate_counters', 'pgboss.job')
}
