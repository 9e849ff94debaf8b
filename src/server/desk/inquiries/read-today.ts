import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { type ListedInquiry, type ListedRow, listedText, toListed } from './listed-inquiry.ts'
import { waiting } from './waiting.ts'

/** Everybody whom an answer was promised and who has none, in the order of the promises. */
export async function readToday(
  pool: Pool,
  actor: Actor,
): Promise<{ readonly inquiries: ListedInquiry[]; readonly more: boolean }> {
  const values: unknown[] = [actor.id]
  const put = (value: unknown) => `$${values.push(value)}`
  const text = listedText(put, {
    where: waiting,
    order: 'l.reply_by, l.id',
    limit: limits.desk.pageSize + 1,
  })
  const { rows } = await pool.query<ListedRow>(text, values)
  const inquiries = rows.slice(0, limits.desk.pageSize).flatMap((row) => toListed(row) ?? [])
  return { inquiries, more: rows.length > limits.desk.pageSize }
}
