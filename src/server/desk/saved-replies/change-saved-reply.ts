import type { Pool } from 'pg'
import type { SavedReplyText } from '../../../domain/desk/letters.ts'
import * as limits from '../../../domain/limits.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import { type Saved, saveSeen, version } from '../save-seen.ts'

type ReplyChange = {
  readonly id: string
  /** Null deletes it. */
  readonly value: SavedReplyText | null
  readonly seen: string | null
}

/** Stores a reply under the id that the browser chose, a new one or the next version of a known one, or deletes it. */
export function changeSavedReply(
  pool: Pool,
  actor: Actor,
  { id, value, seen }: ReplyChange,
): Promise<Saved<SavedReplyText>> {
  return saveSeen<SavedReplyText>(pool, {
    what: `saved reply ${id}`,
    seen,
    value,
    async read(client) {
      const { rows } = await client.query<SavedReplyText & { version: string }>(
        `select title, subject, body as text, ${version} from saved_replies where id = $1`,
        [id],
      )
      const [row] = rows
      return row
        ? { version: row.version, value: { title: row.title, subject: row.subject, text: row.text } }
        : null
    },
    async write(client, before) {
      if (value === null) {
        await client.query('delete from saved_replies where id = $1', [id])
        await writeAudit(client, actor.id, 'saved_reply_deleted', { title: before?.title })
        return ''
      }
      const { title, subject, text } = value
      const { rows } = await client.query<{ version: string }>(
        `insert into saved_replies (id, title, subject, body, changed_by)
         select $1, $2, $3, $4, $5 where (select count(*) from saved_replies where id <> $1) < $6
         on conflict (id) do update
           set title = $2, subject = $3, body = $4, changed_by = $5, changed_at = clock_timestamp()
         returning ${version}`,
        [id, title, subject, text, actor.id, limits.desk.savedReplies],
      )
      const [saved] = rows
      if (!saved) return null
      await writeAudit(client, actor.id, before ? 'saved_reply_changed' : 'saved_reply_added', { title })
      return saved.version
    },
  })
}
