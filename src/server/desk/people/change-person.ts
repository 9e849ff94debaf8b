import type { Pool, PoolClient } from 'pg'
import type { AuditAction } from '../../../domain/desk/audit.ts'
import { isStaff, type StaffRole } from '../../../domain/desk/roles.ts'
import { lockOwners } from '../../accounts/staff/owners.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'

/** The row as it is under the lock. */
type HeldPerson = { readonly id: string; readonly email: string; readonly role: StaffRole }

type Entry = { readonly action: AuditAction; readonly detail: Readonly<Record<string, unknown>> }

export type PersonChange = 'changed' | 'unknown' | 'last-owner' | 'not-owner'

/**
 * The only way to change a colleague: the change and its entry in the audit log are written together or not at all, one
 * change at a time. The work returns the entry, null if it was so already, or that the site would lose its last owner.
 */
export async function changePerson(
  pool: Pool,
  actor: Actor,
  id: string,
  work: (client: PoolClient, person: HeldPerson) => Promise<Entry | 'last-owner' | null>,
): Promise<PersonChange> {
  return inTransaction(pool, async (client): Promise<PersonChange> => {
    await lockOwners(client)
    // The actor's own role may have changed since the call was allowed.
    const { rowCount: allowed } = await client.query(`select from users where id = $1 and role = 'owner'`, [
      actor.id,
    ])
    if (!allowed) return 'not-owner'
    const { rows } = await client.query<{ id: string; email: string; role: string }>(
      'select id, email, role from users where id = $1 for no key update',
      [id],
    )
    const [row] = rows
    if (!row || !isStaff(row.role)) return 'unknown'
    const entry = await work(client, { ...row, role: row.role })
    if (entry === 'last-owner') return entry
    if (entry) await writeAudit(client, actor.id, entry.action, { person: id, ...entry.detail })
    return 'changed'
  })
}
