import type { Pool, PoolClient } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import { isStaff } from '../../../domain/desk/roles.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../../desk/audit.ts'
import { hasOtherOwner, lockOwners } from './owners.ts'

export type RevokeOutcome = 'revoked' | 'last-owner' | 'not-staff' | 'unknown'

/** Turns a staff member back into a visitor from the command line. */
export async function revokeStaff(pool: Pool, email: string): Promise<RevokeOutcome> {
  return inTransaction(pool, async (client): Promise<RevokeOutcome> => {
    await lockOwners(client)
    const { rows } = await client.query<{ id: string; role: string }>(
      'select id, role from users where email = $1 for no key update',
      [email],
    )
    const [user] = rows
    if (!user) return 'unknown'
    if (!isStaff(user.role)) return 'not-staff'
    if (user.role === 'owner' && !(await hasOtherOwner(client, user.id))) return 'last-owner'
    const freed = await makeVisitor(client, user.id, null)
    const detail = { person: user.id, role: user.role, freed, terminal: true }
    await writeAudit(client, null, 'staff_removed', detail)
    return 'revoked'
  })
}

/**
 * For a transaction that holds the owners and has made sure that one stays. Ends all sessions and removes the second factors.
 * What the person still had to answer is nobody's again, so that it shows as unassigned; returns how many inquiries that were.
 */
export async function makeVisitor(
  client: PoolClient,
  userId: string,
  actorId: string | null,
): Promise<number> {
  await client.query(`update users set role = 'visitor', updated_at = now() where id = $1`, [userId])
  for (const table of ['auth_sessions', 'auth_factors', 'recovery_codes']) {
    await client.query(`delete from ${table} where user_id = $1`, [userId])
  }
  const { rowCount } = await client.query(
    `with freed as (
       update leads set assignee_id = null, changed_at = now()
       where assignee_id = $1 and status = any ($3) returning id
     )
     insert into inquiry_entries (inquiry_id, actor_id, kind, detail)
     select id, $2, 'assigned', jsonb_build_object('from', $1::uuid, 'to', null) from freed`,
    [userId, actorId, openStates],
  )
  return rowCount ?? 0
}
