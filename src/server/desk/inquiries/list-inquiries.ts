import type { Pool } from 'pg'
import { otherSpelling } from '../../../domain/desk/other-spelling.ts'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { conditions, type ListFilter, searchWords } from './inquiry-filter.ts'
import { type ListedInquiry, type ListedRow, listedText, toListed } from './listed-inquiry.ts'

/** One page of a list, newest first. Pages follow by key, so a later page costs as much as the first. */
export async function listInquiries(
  pool: Pool,
  actor: Actor,
  filter: ListFilter,
): Promise<{ readonly inquiries: ListedInquiry[]; readonly more: boolean }> {
  const values: unknown[] = [actor.id]
  const put = (value: unknown) => `$${values.push(value)}`
  const { search = '' } = filter
  const text = listedText(put, {
    where: conditions(filter, put).join(' and '),
    order: 'l.received_at desc, l.id desc',
    limit: limits.desk.pageSize + 1,
    word: otherSpelling(search) ?? searchWords(search)[0],
  })
  const { rows } = await pool.query<ListedRow>(text, values)
  const inquiries = rows.slice(0, limits.desk.pageSize).flatMap((row) => toListed(row) ?? [])
  return { inquiries, more: rows.length > limits.desk.pageSize }
}
