import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'

/** For this person alone, as if they had never opened it. False when there is no such inquiry. */
export async function markInquiryUnread(pool: Pool, actor: Actor, reference: string): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>('select id from leads where reference = $1', [reference])
  const [row] = rows
  if (row) {
    await pool.query('delete from inquiry_reads where user_id = $1 and inquiry_id = $2', [actor.id, row.id])
  }
  return row !== undefined
}
