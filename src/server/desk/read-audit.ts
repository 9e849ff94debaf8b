import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { actionsOfKind, auditKinds } from '../../domain/desk/audit.ts'
import * as limits from '../../domain/limits.ts'

/** Which part of the log is read. */
export const auditQuery = z.object({
  /** The id of the last entry of the page before. */
  before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))),
  /** Entries of what this person did, or what was done to them. */
  person: z.optional(z.guid()),
  kind: z.optional(z.enum(auditKinds)),
})

export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
  /** The names of whoever did it and whom it concerned, as they are called now; null once the account is gone, or when it was nobody. */
  readonly actor: string | null
  readonly person: string | null
}

/** One page of the log, newest first. Pages follow by key, so a later page costs as much as the first. */
export async function readAudit(
  pool: Pool,
  { before, person, kind }: z.output<typeof auditQuery>,
): Promise<{ readonly entries: AuditEntry[]; readonly more: boolean }> {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const where = ['true']
  if (before !== undefined) where.push(`a.id < ${put(before)}`)
  if (kind !== undefined) where.push(`a.action = any (${put(actionsOfKind(kind))})`)
  if (person !== undefined) {
    const id = put(person)
    where.push(`(a.actor_id = ${id}::uuid or (a.detail ? 'person' and a.detail->>'person' = ${id}::text))`)
  }
  const { rows } = await pool.query<Omit<AuditEntry, 'at'> & { at: Date }>(
    `select a.id, a.at, a.action, a.detail, coalesce(nullif(actor.display_name, ''), actor.email) as actor,
       coalesce(nullif(person.display_name, ''), person.email) as person
     from audit_log a
     left join users actor on actor.id = a.actor_id
     left join users person on person.id::text = a.detail->>'person'
     where ${where.join(' and ')}
     order by a.id desc
     limit ${put(limits.desk.pageSize + 1)}`,
    values,
  )
  const entries = rows
    .slice(0, limits.desk.pageSize)
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  return { entries, more: rows.length > limits.desk.pageSize }
}
