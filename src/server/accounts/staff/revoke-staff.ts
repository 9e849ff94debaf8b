import type { Pool } from 'pg'
import { isStaff } from '../../../domain/desk/roles.ts'
import { inTransaction } from '../../database/in-transaction.ts'

export type RevokeOutcome = 'revoked' | 'not-staff' | 'unknown'

/** Turns a staff member back into a visitor, ends all their sessions and removes their second factors. */
export async function revokeStaff(pool: Pool, email: string): Promise<RevokeOutcome> {
  return inTransaction(pool, async (client): Promise<RevokeOutcome> => {
    const { rows } = await client.query<{ id: string; role: string }>(
      'select id, role from users where email = $1 for no key update',
      [email],
    )
    const [user] = rows
    if (!user) return 'unknown'
    if (!isStaff(user.role)) return 'not-staff'
    await client.query(`update users set role = 'visitor', updated_at = now() where id = $1`, [user.id])
    await client.query('delete from auth_sessions where user_id = $1', [user.id])
    await client.query('delete from auth_factors where user_id = $1', [user.id])
    await client.query('delete from recovery_codes where user_id = $1', [user.id])
    return 'revoked'
  })
}
