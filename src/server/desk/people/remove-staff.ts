import type { Pool } from 'pg'
import { hasOtherOwner } from '../../accounts/staff/owners.ts'
import { makeVisitor } from '../../accounts/staff/revoke-staff.ts'
import type { Actor } from '../authorize.ts'
import { changePerson, type PersonChange } from './change-person.ts'

/** Ends somebody's work here. */
export async function removeStaff(pool: Pool, actor: Actor, id: string): Promise<PersonChange> {
  return changePerson(pool, actor, id, async (client, { role }) => {
    if (role === 'owner' && !(await hasOtherOwner(client, id))) return 'last-owner'
    const freed = await makeVisitor(client, id, actor.id)
    return { action: 'staff_removed', detail: { role, freed } }
  })
}
