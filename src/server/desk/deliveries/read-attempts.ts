import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'

export type DeliveryAttempt = {
  readonly number: number
  readonly at: string
  readonly ok: boolean
  readonly answer: string | null
  readonly tookMs: number
}

/** The last attempts of a delivery, newest first; null when there is no such delivery. */
export async function readAttempts(pool: Pool, id: string): Promise<DeliveryAttempt[] | null> {
  const { rows } = await pool.query<{
    number: number | null
    at: Date
    ok: boolean
    answer: string | null
    took_ms: number
  }>(
    `select a.number, a.at, a.ok, a.answer, a.took_ms
     from deliveries d left join delivery_attempts a on a.delivery_id = d.id
     where d.id = $1 order by a.number desc limit $2`,
    [id, limits.desk.pageSize],
  )
  if (rows.length === 0) return null
  return rows.flatMap(({ number, at, took_ms, ...attempt }) =>
    number === null ? [] : [{ ...attempt, number, at: at.toISOString(), tookMs: took_ms }],
  )
}
