import type { Pool, PoolClient } from 'pg'
import type { Actor } from './authorize.ts'

/** What owners can look up later: who did it, when, and to what. Never the content of an inquiry. */
export async function recordAudit(
  db: Pick<Pool | PoolClient, 'query'>,
  actor: Actor,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.query('insert into audit_log (actor_id, action, detail) values ($1, $2, $3)', [
    actor.id,
    action,
    JSON.stringify(detail),
  ])
}
