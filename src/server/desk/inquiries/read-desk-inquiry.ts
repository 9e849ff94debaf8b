import type { Pool } from 'pg'
import { readInquiry } from '../../inquiries/storage/read-inquiry.ts'
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
    timeline: await readTimeline(pool, row.id),
    replies,
    deliveries: await readDeliveries(pool, reference, replies),
    others: await readOthers(pool, row),
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

/** The other inquiries of the same person. */
async function readOthers(pool: Pool, { id, contact_id }: Row) {
  const { rows } = await pool.query<{ reference: string; status: string; received_at: Date }>(
    `select reference, status, received_at from leads where contact_id = $1 and id <> $2
     order by received_at desc, id desc limit 50`,
    [contact_id, id],
  )
  return rows.map(({ received_at, ...other }) => ({ ...other, receivedAt: received_at.toISOString() }))
}
