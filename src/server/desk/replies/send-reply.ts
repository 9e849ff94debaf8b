import type { Pool, PoolClient } from 'pg'
import type { Letter } from '../../../domain/desk/letters.ts'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'
import { isCompleteSql } from './attachment-sql.ts'

/** Why a letter is not sent. `sent-before`: another text already went out under this id. */
export type NotSent = 'no-address' | 'sent-before' | 'files-missing'

/**
 * Sends a mail to whoever wrote the inquiry. The reply, its files, its job, the entry in the timeline and the end of the
 * promise's clock are stored together, so an answer that counts is always one that is sent. A repeated call changes nothing.
 */
export async function sendReply(
  { pool, jobText }: { readonly pool: Pool; readonly jobText: string },
  actor: Actor,
  reference: string,
  letter: Letter,
): Promise<Changed<NotSent>> {
  const { id, subject, text } = letter
  return changeInquiry<NotSent>(pool, actor, reference, async (client, row) => {
    const before = await client.query<{ same: boolean }>(
      `select inquiry_id = $2 and author_id = $3 and subject = $4 and body = $5 as same from replies where id = $1`,
      [id, row.id, actor.id, subject, text],
    )
    const [known] = before.rows
    if (known) return known.same ? null : { refused: 'sent-before' }
    if (!(await hasFiles(client, actor, row.id, letter.attachments))) return { refused: 'files-missing' }
    const { rowCount } = await client.query(
      `insert into replies (id, inquiry_id, author_id, to_address, subject, body, signature)
       select $1, l.id, $2, l.sender_email, $3, $4, (select signature from users where id = $2)
       from leads l where l.id = $5 and l.sender_email <> ''`,
      [id, actor.id, subject, text, row.id],
    )
    if (!rowCount) return { refused: 'no-address' }
    await client.query('update reply_attachments set reply_id = $1 where id = any ($2)', [
      id,
      letter.attachments,
    ])
    await client.query(jobText, [JSON.stringify([{ id, data: { replyId: id } }])])
    await client.query(
      `update leads set first_answer_at = coalesce(first_answer_at, now()), held = false,
         status = case when status in ('new', 'spam') then 'contacted' else status end
       where id = $1`,
      [row.id],
    )
    return { kind: 'reply', detail: { replyId: id, subject } }
  })
}

/** Whether all of these files are here, complete, of this person, not sent yet, and together small enough. */
async function hasFiles(
  client: PoolClient,
  actor: Actor,
  inquiryId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await client.query<{ bytes: number }>(
    `select a.bytes from reply_attachments a
     where a.id = any ($1) and a.inquiry_id = $2 and a.author_id = $3 and a.reply_id is null and ${isCompleteSql}
     for update`,
    [ids, inquiryId, actor.id],
  )
  const sum = rows.reduce((all, { bytes }) => all + bytes, 0)
  return rows.length === new Set(ids).size && sum <= limits.desk.attachmentsBytes
}
