import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly actorId: string | null
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
}

export async function readAudit(pool: Pool): Promise<AuditEntry[]> {
  const { rows } = await pool.query<{
    id: string
    at: Date
    actor_id: string | null
    action: string
    detail: Record<string, unknown>
  }>('select id, at, actor_id, action, detail from audit_log order by at desc, id desc limit $1', [
    limits.desk.pageSize,
  ])
  return rows.map(({ at, actor_id, ...entry }) => ({ ...entry, at: at.toISOString(), actorId: actor_id }))
}
