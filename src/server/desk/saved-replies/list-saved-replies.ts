import type { Pool } from 'pg'
import type { SavedReplyText } from '../../../domain/desk/letters.ts'
import * as limits from '../../../domain/limits.ts'
import { version } from '../save-seen.ts'

export type SavedReply = SavedReplyText & { readonly id: string; readonly version: string }

/** All of them, by title: there are few enough for one list. */
export async function listSavedReplies(pool: Pool): Promise<SavedReply[]> {
  const { rows } = await pool.query<SavedReply>(
    `select id, title, subject, body as text, ${version} from saved_replies order by lower(title), id limit $1`,
    [limits.desk.savedReplies],
  )
  return rows
}
