import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/in-transaction.ts'
import type { Actor } from './authorize.ts'

/** An entry of the timeline. Its details are plain data and never a sentence. */
type Entry = {
  readonly kind: string
  readonly detail: Readonly<Record<string, unknown>>
  /** Adds the mails about it, which name the entry. */
  readonly tell?: (entryId: string) => Promise<void>
}

/** The row as it is under the lock. */
type HeldInquiry = {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly assignee_id: string | null
  readonly held: boolean
  readonly lost_reason: string | null
}

export type Changed<Refused> =
  | { readonly kind: 'changed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly why: Refused }

/**
 * The only way to change an inquiry: the row, its entry in the timeline and the reader's mark are written together or not at
 * all. The work looks at the row under its lock and returns the entry, or why it changes nothing; null if it was so already.
 * An erased inquiry changes no more. The lock lets rows be added that refer to the inquiry, such as somebody's mark: with a
 * stronger one, the two would wait for each other.
 */
export async function changeInquiry<Refused>(
  pool: Pool,
  actor: Actor,
  reference: string,
  work: (client: PoolClient, row: HeldInquiry) => Promise<Entry | { readonly refused: Refused } | null>,
): Promise<Changed<Refused>> {
  return inTransaction(pool, async (client): Promise<Changed<Refused>> => {
    const { rows } = await client.query<HeldInquiry>(
      `select id, reference, status, assignee_id, held, lost_reason from leads
       where reference = $1 and erased_at is null for no key update`,
      [reference],
    )
    const [row] = rows
    if (!row) return { kind: 'unknown' }
    const entry = await work(client, row)
    if (entry && 'refused' in entry) return { kind: 'refused', why: entry.refused }
    if (!entry) return { kind: 'changed' }
    const { rows: entries } = await client.query<{ id: string }>(
      'insert into inquiry_entries (inquiry_id, actor_id, kind, detail) values ($1, $2, $3, $4) returning id',
      [row.id, actor.id, entry.kind, JSON.stringify(entry.detail)],
    )
    if (entry.tell && entries[0]) await entry.tell(entries[0].id)
    await client.query('update leads set changed_at = now() where id = $1', [row.id])
    await markRead(client, actor, row.id)
    return { kind: 'changed' }
  })
}

export async function markRead(
  db: Pick<Pool | PoolClient, 'query'>,
  actor: Actor,
  inquiryId: string,
): Promise<void> {
  await db.query(
    `insert into inquiry_reads (user_id, inquiry_id) values ($1, $2)
     on conflict (user_id, inquiry_id) do update set at = now()`,
    [actor.id, inquiryId],
  )
}
