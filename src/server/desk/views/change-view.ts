import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'

type ChangedView = { readonly name: string; readonly shared: boolean; readonly removed: boolean }

/**
 * Renames, shares, removes or brings back; only the author of a view takes it back from the others. False when there is no
 * such view that this person may change.
 */
export async function changeView(
  pool: Pool,
  actor: Actor,
  id: string,
  { name, shared, removed }: ChangedView,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update saved_views set name = $3, shared = case when author_id = $2 then $4 else shared end,
       removed_at = case when $5 then now() end
     where id = $1 and (author_id = $2 or (shared and $6))`,
    [id, actor.id, name, shared, removed, actor.role === 'owner'],
  )
  return rowCount === 1
}
