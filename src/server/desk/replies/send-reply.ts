import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'

export type NewReply = { readonly subject: string; readonly text: string }

/**
 * Sends a mail to whoever wrote the inquiry. The reply, its job, the entry in the timeline and the end of the promise's clock
 * are stored together, so an answer that counts is always one that is sent.
 */
export async function sendReply(
  { pool, jobText }: { readonly pool: Pool; readonly jobText: string },
  actor: Actor,
  reference: string,
  { subject, text }: NewReply,
): Promise<Changed<'no-address'>> {
  return changeInquiry<'no-address'>(pool, actor, reference, async (client, row) => {
    const id = randomUUID()
    const { rowCount } = await client.query(
      `insert into replies (id, inquiry_id, author_id, to_address, subject, body)
       select $1, id, $2, sender_email, $3, $4 from leads where id = $5 and sender_email <> ''`,
      [id, actor.id, subject, text, row.id],
    )
    if (!rowCount) return { refused: 'no-address' }
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
