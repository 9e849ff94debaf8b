import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'
import type { TellArrival } from '../notifications/tell-staff.ts'

/** Adds the deliveries that were held back, within the transaction. */
export type SendHeldBack = (db: Pick<Pool, 'query'>, inquiryId: string) => Promise<void>

type ReleaseDeps = {
  readonly pool: Pool
  readonly sendHeldBack: SendHeldBack
  readonly tellArrival: TellArrival
}

/** Takes an inquiry out of the held ones; what its sender and the staff did not get is sent now. */
export async function releaseHeld(
  { pool, sendHeldBack, tellArrival }: ReleaseDeps,
  actor: Actor,
  reference: string,
): Promise<Changed<never>> {
  return changeInquiry(pool, actor, reference, async (client, row) => {
    if (!row.held) return null
    await client.query(
      `update leads set held = false, status = case status when 'spam' then 'new' else status end where id = $1`,
      [row.id],
    )
    await sendHeldBack(client, row.id)
    await tellArrival(client, row.id)
    return { kind: 'released', detail: {} }
  })
}
