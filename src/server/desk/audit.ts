import type { Pool, PoolClient } from 'pg'
import type { AuditAction } from '../../domain/desk/audit.ts'

/** Records what a member of staff did, within the transaction that did it. Details are plain data, never a sentence. */
export async function writeAudit(
  db: Pick<Pool | PoolClient, 'query'>,
  actorId: string | null,
  action: AuditAction,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.query('insert into audit_log (actor_id, action, detail) values ($1, $2, $3)', [
    actorId,
    action,
    JSON.stringify(detail),
  ])
}
