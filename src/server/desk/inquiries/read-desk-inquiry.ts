import type { Pool } from 'pg'
import { readInquiry } from '../../inquiries/storage/read-inquiry.ts'
import { readContact } from '../contacts/read-contact.ts'
import { readDeliveries } from '../deliveries/read-deliveries.ts'
import { readReplies } from '../replies/read-replies.ts'

export type TimelineEntry = {
  readonly id: string
  readonly at: string
  readonly actorId: string | null
  readonly kind: string
  readonly detail: Readonly<Record<string, unknown>>
}

type Row = {
  id: string
  status: string
  held: boolean
  lost_reason: string | null
  assignee_id: string | null
  first_answer_at: Date | null
  contact_id: string | null
}

/** Everything about one inquiry; null when there is none with this reference. */
export async function readDeskInquiry(pool: Pool, reference: string) {
  const record = await readRecord(pool, reference)
  if (!record) return null
  const { contactId, ...inquiry } = record
  return { ...inquiry, contact: contactId === null ? null : await readContact(pool, contactId) }
}

/** The same without the person who sent it. */
export async function readRecord(pool: Pool, reference: string) {
  const { rows } = await pool.query<Row>(
    `select id, status, held, lost_reason, assignee_id, first_answer_at, contact_id
     from leads where reference = $1`,
    [reference],
  )
  const [row] = rows
  const inquiry = row && (await readInquiry(pool, row.id))
  if (!row || !inquiry) return null
  const replies = await readReplies(pool, row.id)
  return {
    id: row.id,
    reference: inquiry.reference,
    form: inquiry.form,
    fields: inquiry.fields,
    receivedAt: inquiry.receivedAt.toISOString(),
    replyBy: inquiry.replyBy?.toISOString() ?? null,
    firstAnswerAt: row.first_answer_at?.toISOString() ?? null,
    verified: inquiry.verified,
    spamReasons: inquiry.spamReasons,
    timeZone: inquiry.timeZone,
    status: row.status,
    held: row.held,
    lostReason: row.lost_reason,
    assigneeId: row.assignee_id,
    source: inquiry.source,
    erasedAt: inquiry.erasedAt?.toISOString() ?? null,
    timeline: await readTimeline(pool, row.id),
    replies,
    deliveries: await readDeliveries(pool, reference, replies),
    contactId: row.contact_id,
  }
}

async function readTimeline(pool: Pool, id: string): Promise<TimelineEntry[]> {
  const { rows } = await pool.query<{
    id: string
    at: Date
    actor_id: string | null
    kind: string
    detail: Record<string, unknown>
  }>('select id, at, actor_id, kind, detail from inquiry_entries where inquiry_id = $1 order by id', [id])
  return rows.map(({ at, actor_id, ...entry }) => ({ ...entry, at: at.toISOString(), actorId: actor_id }))
}
