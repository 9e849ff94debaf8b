import type { Pool } from 'pg'
import type { StaffRole } from '../../../domain/desk/roles.ts'
import { hasOtherOwner } from '../../accounts/staff/owners.ts'
import type { Actor } from '../authorize.ts'
import { changePerson, type PersonChange } from './change-person.ts'

export async function changeRole(
  pool: Pool,
  actor: Actor,
  id: string,
  role: StaffRole,
): Promise<PersonChange> {
  return changePerson(pool, actor, id, async (client, person) => {
    if (person.role === role) return null
    if (person.role === 'owner' && !(await hasOtherOwner(client, id))) return 'last-owner'
    await client.query('update users set role = $2, updated_at = now() where id = $1', [id, role])
    return { action: 'role_changed', detail: { from: person.role, to: role } }
  })
}
