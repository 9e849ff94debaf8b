import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import type { SavedReply } from './list-saved-replies.ts'

/** Stores a reply under the id that the browser chose: a new one, or the next version of a known one. False when there are too many. */
export async function saveReply(
  pool: Pool,
  actor: Actor,
  { id, title, subject, text }: SavedReply,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into saved_replies (id, title, subject, body, changed_by)
     select $1, $2, $3, $4, $5 where (select count(*) from saved_replies where id <> $1) < $6
     on conflict (id) do update set title = $2, subject = $3, body = $4, changed_by = $5, changed_at = now()`,
    [id, title, subject, text, actor.id, limits.desk.savedReplies],
  )
  return rowCount === 1
}

export async function deleteSavedReply(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from saved_replies where id = $1', [id])
  return rowCount === 1
}
