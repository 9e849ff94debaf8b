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

/** A member of staff and when they looked at it last. */
export type Opening = { readonly by: string; readonly at: string }

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
  return {
    ...inquiry,
    openedBy: await readOpenings(pool, inquiry.id),
    contact: contactId === null ? null : await readContact(pool, contactId),
  }
}

async function readOpenings(pool: Pool, id: string): Promise<Opening[]> {
  const { rows } = await pool.query<{ by: string; at: Date }>(
    'select user_id as by, at from inquiry_reads where inquiry_id = $1 order by at desc',
    [id],
  )
  return rows.map(({ by, at }) => ({ by, at: at.toISOString() }))
}

/** The same without the person who sent it and the staff who looked at it. */
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
