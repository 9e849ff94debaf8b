import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { type Delivery, type DeliveryRow, jobOf, nextTryAt, toDelivery } from './delivery-row.ts'

/** A delivery with what names its inquiry. */
export type ListedDelivery = Delivery & {
  readonly inquiry: { readonly reference: string; readonly name: string; readonly email: string }
}

type ListedRow = DeliveryRow & { reference: string; sender_name: string; sender_email: string }

/** Given up, or not taken for so long that somebody should look. */
const isUndelivered = `d.state in ('delayed', 'failed')
  and (d.state = 'failed' or d.created_at < now() - ${limits.desk.undeliveredAfterMs} * interval '1 millisecond')`

/** One page of what did not go out, newest first. */
export async function listUndelivered(
  pool: Pool,
  after: string | undefined,
): Promise<{ readonly deliveries: ListedDelivery[]; readonly more: boolean }> {
  const page = limits.desk.pageSize
  const before = '(d.created_at, d.id) < (select created_at, id from deliveries where id = $2)'
  const deliveries = await list(pool, `${isUndelivered} and ($2::uuid is null or ${before})`, [
    page + 1,
    after ?? null,
  ])
  return { deliveries: deliveries.slice(0, page), more: deliveries.length > page }
}

/** The last webhooks, however they fared. */
export function listWebhooks(pool: Pool): Promise<ListedDelivery[]> {
  return list(pool, `d.channel = 'webhook'`, [limits.desk.webhooksShown])
}

async function list(pool: Pool, where: string, values: readonly unknown[]): Promise<ListedDelivery[]> {
  const { rows } = await pool.query<ListedRow>(
    `select d.id, d.channel, d.state, d.attempts, d.answer, d.created_at, d.finished_at, ${nextTryAt},
       l.reference, l.sender_name, l.sender_email
     from deliveries d join leads l on l.id = d.inquiry_id left join ${jobOf('d')}
     where ${where}
     order by d.created_at desc, d.id desc
     limit $1`,
    [...values],
  )
  return rows.map((row) => ({
    ...toDelivery(row),
    inquiry: { reference: row.reference, name: row.sender_name, email: row.sender_email },
  }))
}

/** How many did not go out, for the mark on Today: all the same to it beyond a number that nobody reads. */
export async function countUndelivered(
  pool: Pool,
): Promise<{ readonly mails: number; readonly webhooks: number; readonly more: boolean }> {
  const { rows } = await pool.query<{ mails: number; webhooks: number }>(
    `select count(*) filter (where channel <> 'webhook')::int as mails,
       count(*) filter (where channel = 'webhook')::int as webhooks
     from (select d.channel from deliveries d where ${isUndelivered} limit $1) as undelivered`,
    [limits.desk.undeliveredCounted + 1],
  )
  const { mails, webhooks } = rows[0] ?? { mails: 0, webhooks: 0 }
  return { mails, webhooks, more: mails + webhooks > limits.desk.undeliveredCounted }
}
