import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { waiting } from '../inquiries/waiting.ts'

/**
 * When the next answers are due, the oldest first, as many as a desk counts. It counts the overdue ones by its own clock, so
 * that a promise that breaks needs no call.
 */
export async function readDueTimes(pool: Pool): Promise<{ readonly due: string[] }> {
  const { rows } = await pool.query<{ reply_by: Date }>(
    `select l.reply_by from leads l where ${waiting} order by l.reply_by, l.id limit $1`,
    [limits.desk.overdueMax],
  )
  return { due: rows.map(({ reply_by }) => reply_by.toISOString()) }
}
