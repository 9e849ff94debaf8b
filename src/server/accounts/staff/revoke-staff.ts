import type { Pool, PoolClient } from 'pg'
import { isStaff } from '../../../domain/desk/roles.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { hasOtherOwner, lockOwners } from './owners.ts'

export type RevokeOutcome = 'revoked' | 'last-owner' | 'not-staff' | 'unknown'

/** Turns a staff member back into a visitor, ends all their sessions and removes their second factors. */
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
    await makeVisitor(client, user.id)
    return 'revoked'
  })
}

/** For a transaction that holds the owners and has made sure that one stays. */
export async function makeVisitor(client: PoolClient, userId: string): Promise<void> {
  await client.query(`update users set role = 'visitor', updated_at = now() where id = $1`, [userId])
  for (const table of ['auth_sessions', 'auth_factors', 'recovery_codes']) {
    await client.query(`delete from ${table} where user_id = $1`, [userId])
  }
}
