import type { Pool } from 'pg'
import { canReplay, type DeliveryChannel, type DeliveryState } from '../../../domain/desk/deliveries.ts'
import type { DeliveryJob } from '../../inquiries/delivery/delivery.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'
import type { ReplyJob } from '../replies/deliver-reply.ts'

export type DeliveryQueues = {
  readonly deliveries: Pick<JobQueue<DeliveryJob>, 'restart'>
  readonly replies: Pick<JobQueue<ReplyJob>, 'restart'>
}

type Held = { channel: DeliveryChannel; state: DeliveryState; attempts: number }

/**
 * Sends again, under the same Message-ID or webhook id, so that a receiver knows a repeat. The caller names the attempts they
 * saw: what was tried since then is looked at first. One that is waiting already is not sent twice.
 */
export async function replayDelivery(
  { pool, queues }: { readonly pool: Pool; readonly queues: DeliveryQueues },
  actor: Actor,
  id: string,
  attempts: number,
): Promise<Changed<DeliveryState>> {
  const { rows } = await pool.query<{ reference: string }>(
    'select l.reference from deliveries d join leads l on l.id = d.inquiry_id where d.id = $1',
    [id],
  )
  const [inquiry] = rows
  if (!inquiry) return { kind: 'unknown' }
  return changeInquiry<DeliveryState>(pool, actor, inquiry.reference, async (client, row) => {
    const { rows: held } = await client.query<Held>(
      'select channel, state, attempts from deliveries where id = $1',
      [id],
    )
    const [delivery] = held
    if (!delivery || delivery.state === 'waiting') return null
    const { channel, state } = delivery
    if (delivery.attempts !== attempts || !canReplay(channel, state)) return { refused: state }
    await client.query(`update deliveries set state = 'waiting', finished_at = null where id = $1`, [id])
    if (channel === 'reply') await queues.replies.restart(client, id, { replyId: id })
    else
      await queues.deliveries.restart(client, id, {
        leadId: row.id,
        channel,
        alreadySent: false,
        again: true,
      })
    return { kind: 'sent_again', detail: { channel } }
  })
}
