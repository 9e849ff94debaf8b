import type { Pool, PoolClient } from 'pg'

export type AuditAction =
  | 'signed_in'
  | 'first_owner'
  | 'invited'
  | 'invitation_withdrawn'
  | 'invitation_accepted'
  | 'role_changed'
  | 'factor_reset'
  | 'staff_removed'
  | 'session_ended'
  | 'export'
  | 'settings_changed'
  | 'webhook_secret_shown'
  | 'person_exported'
  | 'person_erased'
  | 'retention'

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
