import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'

type NewView = { readonly name: string; readonly query: string; readonly shared: boolean }

/** False when the person has too many. */
export async function saveView(pool: Pool, actor: Actor, { name, query, shared }: NewView): Promise<boolean> {
  await pool.query(`delete from saved_views where removed_at < now() - $1 * interval '1 hour'`, [
    limits.desk.removedViewHours,
  ])
  const { rowCount } = await pool.query(
    `insert into saved_views (author_id, name, query, shared)
     select $1, $2, $3, $4
     where (select count(*) from saved_views where author_id = $1 and removed_at is null) < $5`,
    [actor.id, name, query, shared, limits.desk.savedViews],
  )
  return rowCount === 1
}
