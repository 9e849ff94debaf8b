import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { markRead } from '../change-inquiry.ts'

/** False when there is no such inquiry. */
export async function markInquiryRead(pool: Pool, actor: Actor, reference: string): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>('select id from leads where reference = $1', [reference])
  const [row] = rows
  if (row) await markRead(pool, actor, row.id)
  return row !== undefined
}
