import type { Pool } from 'pg'
import { deliveryJobId } from '../../inquiries/storage/inquiry-identity.ts'
import { type Delivery, type DeliveryRow, jobOf, nextTryAt, toDelivery } from './delivery-row.ts'

/** Everything sent or still to be sent about an inquiry, oldest first. A delivery that was never tried is known from its job. */
export async function readDeliveries(
  pool: Pool,
  reference: string,
  replies: readonly { readonly id: string }[],
): Promise<Delivery[]> {
  const known = [
    ...(['owner', 'visitor', 'webhook'] as const).map((channel) => ({
      id: deliveryJobId(reference, channel),
      channel,
    })),
    ...replies.map(({ id }) => ({ id, channel: 'reply' })),
  ]
  const { rows } = await pool.query<DeliveryRow>(
    `select k.id, k.channel, coalesce(d.state, 'waiting') as state, coalesce(d.attempts, 0) as attempts, d.answer,
       coalesce(d.created_at, j.created_on) as created_at, d.finished_at, ${nextTryAt}
     from unnest($1::uuid[], $2::text[]) as k (id, channel)
     left join deliveries d on d.id = k.id
     left join ${jobOf('k')}
     where d.id is not null or j.id is not null
     order by created_at, array_position($1::uuid[], k.id)`,
    [known.map(({ id }) => id), known.map(({ channel }) => channel)],
  )
  return rows.map(toDelivery)
}
