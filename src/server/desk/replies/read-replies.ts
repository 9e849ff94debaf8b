import type { Pool } from 'pg'

export type Reply = {
  readonly id: string
  readonly authorId: string | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly state: string
  readonly attempts: number
  readonly trouble: string | null
  readonly createdAt: string
  readonly sentAt: string | null
  readonly attachments: readonly { readonly id: string; readonly name: string; readonly bytes: number }[]
}

type Row = {
  id: string
  author_id: string | null
  to_address: string
  subject: string
  body: string
  state: string
  attempts: number
  trouble: string | null
  created_at: Date
  sent_at: Date | null
  attachments: { id: string; name: string; bytes: number }[]
}

/** The mails that staff sent about an inquiry, oldest first. */
export async function readReplies(pool: Pool, inquiryId: string): Promise<Reply[]> {
  const { rows } = await pool.query<Row>(
    `select r.id, r.author_id, r.to_address, r.subject, r.body, r.created_at, coalesce(d.state, 'waiting') as state,
       coalesce(d.attempts, 0) as attempts, case when d.state in ('delayed', 'failed') then d.answer end as trouble,
       case d.state when 'sent' then d.finished_at end as sent_at,
       coalesce((
         select json_agg(json_build_object('id', a.id, 'name', a.name, 'bytes', a.bytes) order by a.created_at, a.id)
         from reply_attachments a where a.reply_id = r.id
       ), '[]') as attachments
     from replies r left join deliveries d on d.id = r.id
     where r.inquiry_id = $1 order by r.created_at, r.id`,
    [inquiryId],
  )
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    to: row.to_address,
    subject: row.subject,
    text: row.body,
    state: row.state,
    attempts: row.attempts,
    trouble: row.trouble,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attachments: row.attachments,
  }))
}
