import type { DeliveryChannel, DeliveryState } from '../../../domain/desk/deliveries.ts'

export type Delivery = {
  readonly id: string
  readonly channel: DeliveryChannel
  readonly state: DeliveryState
  readonly attempts: number
  /** The other side's last words. */
  readonly answer: string | null
  readonly createdAt: string
  readonly finishedAt: string | null
  /** Null when none is planned, or one is being made right now. */
  readonly nextTryAt: string | null
}

export type DeliveryRow = {
  id: string
  channel: DeliveryChannel
  state: DeliveryState
  attempts: number
  answer: string | null
  created_at: Date
  finished_at: Date | null
  next_try_at: Date | null
}

/** The job of a delivery. Its queue alone knows when the next try is. */
export function jobOf(delivery: string): string {
  return `pgboss.job j on j.id = ${delivery}.id
    and j.name = case ${delivery}.channel when 'reply' then 'replies' else 'deliveries' end
    and j.state in ('created', 'retry', 'active')`
}

export const nextTryAt = `case when j.state <> 'active' then j.start_after end as next_try_at`

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  }
}
