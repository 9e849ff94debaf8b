import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'

/** The views that this person saved, and those that colleagues share. */
export async function listViews(pool: Pool, actor: Actor) {
  const { rows } = await pool.query<{
    id: string
    author_id: string
    name: string
    query: string
    shared: boolean
  }>(
    `select id, author_id, name, query, shared from saved_views
     where (author_id = $1 or shared) and removed_at is null order by lower(name), id`,
    [actor.id],
  )
  return rows.map(({ author_id, ...view }) => ({
    ...view,
    own: author_id === actor.id,
    /** Its author renames and removes it; of a shared one, whose author may have left, the owners too. */
    mayChange: author_id === actor.id || actor.role === 'owner',
  }))
}
