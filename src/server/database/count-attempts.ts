import { createHmac } from 'node:crypto'
import { DatabaseError, type Pool } from 'pg'

/** An action that is allowed a number of times within a window. */
export type Counted = { readonly what: string; readonly attempts: number; readonly windowMs: number }

type CountDeps = { readonly pool: Pool; readonly secret: string }

/** The error code that `refuse_attempt` raises, which also rolls back the counting. */
const refused = 'RC001'

/**
 * Counts one more attempt under each key. When one of them is used up, counts none and returns the seconds to
 * wait. Keys are stored as keyed hashes, so that no names are kept.
 */
export async function countAttempts(
  { pool, secret }: CountDeps,
  counted: readonly Counted[],
): Promise<number | null> {
  const values = [
    counted.map(({ what }) => counterKey(secret, what)),
    counted.map(({ attempts }) => attempts),
    counted.map(({ windowMs }) => windowMs),
  ]
  try {
    const { rows } = await pool.query<{ retry_after: number | null }>({
      name: 'count-attempts',
      text: countText,
      values,
    })
    return rows[0]?.retry_after ?? null
  } catch (error) {
    if (error instanceof DatabaseError && error.code === refused) return Number(error.detail)
    throw error
  }
}

/** Takes back an attempt that turned out not to count. Rows are locked in the order in which they are counted. */
export async function uncountAttempts({ pool, secret }: CountDeps, what: readonly string[]): Promise<void> {
  await pool.query(
    `with wrongly as (
       select key from rate_counters
       where key = any ($1) and attempts > 0 and window_ends_at > now() order by key for update
     )
     update rate_counters c set attempts = attempts - 1 from wrongly w where c.key = w.key`,
    [what.map((each) => counterKey(secret, each))],
  )
}

export async function forgetAttempts({ pool, secret }: CountDeps, what: readonly string[]): Promise<void> {
  await pool.query('delete from rate_counters where key = any ($1)', [
    what.map((each) => counterKey(secret, each)),
  ])
}

function counterKey(secret: string, what: string): string {
  return createHmac('sha256', secret).update(what).digest('base64url')
}

/**
 * Rows are locked in a fixed order, so that two calls with the same keys never deadlock. Of simultaneous calls, those that
 * find a key used up only after they waited for its row undo what they counted under the others.
 */
const countText = `
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::float8[]) as w (key, allowed, window_ms)
),
full_already as (
  select max(extract(epoch from c.window_ends_at - now()))::float8 as retry_after
  from rate_counters c join wanted w using (key)
  where c.window_ends_at > now() and c.attempts >= w.allowed
),
counted as (
  insert into rate_counters as c (key, attempts, window_ends_at)
  select key, 1, now() + window_ms * interval '1 millisecond' from wanted
  where (select retry_after from full_already) is null
  order by key
  on conflict (key) do update set
    attempts = case when c.window_ends_at <= now() then 1 else c.attempts + 1 end,
    window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
  returning key, attempts, window_ends_at
)
select coalesce(
  (select retry_after from full_already),
  (
    select refuse_attempt(max(extract(epoch from c.window_ends_at - now()))::float8)
    from counted c join wanted w using (key) where c.attempts > w.allowed having count(*) > 0
  )
) as retry_after`
