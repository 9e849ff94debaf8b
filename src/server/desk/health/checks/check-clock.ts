import type { Pool } from 'pg'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'

/** Promises are counted with both clocks, the database's and the server's, so they must agree. */
export async function checkClock(pool: Pool, now: () => Date): Promise<Finding<HealthFacts['clock']>> {
  const before = now().getTime()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const after = now().getTime()
  const driftMs = (rows[0]?.at.getTime() ?? 0) - (before + after) / 2
  const { clockBadMs, clockWarnMs } = limits.desk.health
  const apart = Math.abs(driftMs)
  if (apart > clockBadMs) return { state: 'bad', problem: 'clock-drift', facts: { driftMs } }
  if (apart > clockWarnMs) return { state: 'warn', problem: 'clock-drift', facts: { driftMs } }
  return { state: 'good', problem: null, facts: { driftMs } }
}
