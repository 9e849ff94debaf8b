import type { Pool } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { type ListedInquiry, type ListedRow, listedColumns, toListed } from './listed-inquiry.ts'

/** Everybody whom an answer was promised and who has none, in the order of the promises. */
export async function readToday(
  pool: Pool,
  actor: Actor,
): Promise<{ readonly inquiries: ListedInquiry[]; readonly more: boolean }> {
  const values: unknown[] = [actor.id]
  const put = (value: unknown) => `$${values.push(value)}`
  const { rows } = await pool.query<ListedRow>(
    `select ${listedColumns(put)}
     from leads l
     where l.first_answer_at is null and l.reply_by is not null and not l.held and not l.test and l.status = any (${put(openStates)})
     order by l.reply_by, l.id
     limit ${put(limits.desk.pageSize + 1)}`,
    values,
  )
  const inquiries = rows.slice(0, limits.desk.pageSize).flatMap((row) => toListed(row) ?? [])
  return { inquiries, more: rows.length > limits.desk.pageSize }
}
