import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { isCompleteSql } from './attachment-sql.ts'

export type WaitingAttachment = {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly complete: boolean
}

/** The files that a person has uploaded for a letter which is not sent yet; null when there is no such inquiry. */
export async function listWaitingAttachments(
  pool: Pool,
  actor: Actor,
  reference: string,
): Promise<WaitingAttachment[] | null> {
  const found = await pool.query<{ id: string }>('select id from leads where reference = $1', [reference])
  const [inquiry] = found.rows
  if (!inquiry) return null
  const { rows } = await pool.query<WaitingAttachment>(
    `select a.id, a.name, a.bytes, ${isCompleteSql} as complete from reply_attachments a
     where a.inquiry_id = $1 and a.author_id = $2 and a.reply_id is null order by a.created_at, a.id`,
    [inquiry.id, actor.id],
  )
  return rows
}

/** False when this person has no such file waiting. */
export async function removeWaitingAttachment(
  pool: Pool,
  actor: Actor,
  reference: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from reply_attachments a using leads l
     where a.id = $1 and a.author_id = $2 and a.reply_id is null and l.id = a.inquiry_id and l.reference = $3`,
    [id, actor.id, reference],
  )
  return rowCount === 1
}
