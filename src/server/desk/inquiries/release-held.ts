import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'

/** Adds the deliveries that were held back, within the transaction. */
export type SendHeldBack = (db: Pick<Pool, 'query'>, inquiryId: string) => Promise<void>

/** Takes an inquiry out of the held ones; what its sender and the owner did not get is sent now. */
export async function releaseHeld(
  pool: Pool,
  actor: Actor,
  reference: string,
  sendHeldBack: SendHeldBack,
): Promise<Changed<never>> {
  return changeInquiry(pool, actor, reference, async (client, row) => {
    if (!row.held) return null
    await client.query(
      `update leads set held = false, status = case status when 'spam' then 'new' else status end where id = $1`,
      [row.id],
    )
    await sendHeldBack(client, row.id)
    return { kind: 'released', detail: {} }
  })
}
