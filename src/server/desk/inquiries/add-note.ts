import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'
import type { TellStaff } from '../notifications/tell-staff.ts'

/** A note for colleagues, and a mail to those it mentions; the visitor never sees it. */
export async function addNote(
  { pool, tellStaff }: { readonly pool: Pool; readonly tellStaff: TellStaff },
  actor: Actor,
  reference: string,
  { text, mentions }: { readonly text: string; readonly mentions: readonly string[] },
): Promise<Changed<never>> {
  return changeInquiry(pool, actor, reference, async (client) => ({
    kind: 'note',
    detail: { text, mentions },
    tell: (entryId) => tellStaff(client, { notification: 'mentioned', entryId, by: actor, people: mentions }),
  }))
}
