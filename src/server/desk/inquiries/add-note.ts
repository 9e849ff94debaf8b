import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'

/** A note for colleagues; the visitor never sees it. */
export async function addNote(
  pool: Pool,
  actor: Actor,
  reference: string,
  { text, mentions }: { readonly text: string; readonly mentions: readonly string[] },
): Promise<Changed<never>> {
  return changeInquiry(pool, actor, reference, async () => ({ kind: 'note', detail: { text, mentions } }))
}
