import type { Pool } from 'pg'
import { isStaff, type StaffRole } from '../../../domain/desk/roles.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../../desk/audit.ts'

export type GrantOutcome = 'granted' | 'already-staff' | 'unconfirmed' | 'unknown'

/**
 * Makes a person staff from the command line and ends their sessions: the first phone can then only be added after a new sign-in,
 * not from an older session, wherever it is.
 */
export async function grantStaff(pool: Pool, email: string, role: StaffRole): Promise<GrantOutcome> {
  return inTransaction(pool, async (client): Promise<GrantOutcome> => {
    const { rows } = await client.query<{ id: string; role: string }>(
      'select id, role from users where email = $1 for no key update',
      [email],
    )
    const [user] = rows
    if (!user) {
      const { rowCount } = await client.query(
        'select from sign_ups where email = $1 and expires_at > now() limit 1',
        [email],
      )
      return rowCount ? 'unconfirmed' : 'unknown'
    }
    if (isStaff(user.role)) return 'already-staff'
    await client.query(`update users set role = $2, updated_at = now() where id = $1`, [user.id, role])
    await client.query('delete from auth_sessions where user_id = $1', [user.id])
    const detail = { person: user.id, from: user.role, to: role, terminal: true }
    await writeAudit(client, null, 'role_changed', detail)
    return 'granted'
  })
}
