import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

/** Counts one more of something within its window and gives how many there are now. */
export async function countAttempt(
  pool: Pool,
  secret: string,
  what: string,
  windowMs: number,
): Promise<number> {
  const { rows } = await pool.query<{ attempts: number }>(
    `insert into rate_counters as c (key, attempts, window_ends_at)
     values ($1, 1, now() + $2::float8 * interval '1 millisecond')
     on conflict (key) do update set
       attempts = case when c.window_ends_at <= now() then 1 else c.attempts + 1 end,
       window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
     returning attempts`,
    [createHmac('sha256', secret).update(what).digest('base64url'), windowMs],
  )
  return rows[0]?.attempts ?? 0
}
