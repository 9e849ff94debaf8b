import type { PoolClient } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'

/**
 * Tells the timelines of the inquiries that moved to another contact, the newest ones if they are many. The entry names
 * nobody: it may outlive the person on the other side.
 */
export async function noteMove(
  client: PoolClient,
  actor: Actor,
  kind: 'joined' | 'parted',
  moved: readonly { readonly id: string }[],
): Promise<void> {
  await client.query(
    `insert into inquiry_entries (inquiry_id, actor_id, kind)
     select id, $2, $3 from leads where id = any ($1) order by received_at desc, id desc limit $4`,
    [moved.map(({ id }) => id), actor.id, kind, limits.desk.movesNoted],
  )
}
