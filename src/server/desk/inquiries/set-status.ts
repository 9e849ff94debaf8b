import type { Pool } from 'pg'
import type { InquiryState, LostReason } from '../../../domain/desk/inquiry-state.ts'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'

export type StatusChange = {
  /** The state that the person saw when they changed it: if somebody else was faster, they are told. */
  readonly from: InquiryState
  readonly to: InquiryState
  readonly lostReason?: LostReason | undefined
}

/** The first state after `new` is an answer, which stops the promise's clock; taking it back starts the clock again. */
export async function setStatus(
  pool: Pool,
  actor: Actor,
  reference: string,
  { from, to, lostReason }: StatusChange,
): Promise<Changed<{ readonly status: string }>> {
  return changeInquiry(pool, actor, reference, async (client, row) => {
    if (row.status === to && (to !== 'lost' || row.lost_reason === (lostReason ?? null))) return null
    if (row.status !== from) return { refused: { status: row.status } }
    await client.query(
      `update leads set status = $2, lost_reason = $3,
         first_answer_at = case $2 when 'new' then null when 'spam' then first_answer_at
           else coalesce(first_answer_at, now()) end
       where id = $1`,
      [row.id, to, to === 'lost' ? (lostReason ?? null) : null],
    )
    return { kind: 'status', detail: { from: row.status, to, ...(to === 'lost' && { lostReason }) } }
  })
}
