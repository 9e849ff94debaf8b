import type { Pool } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import { hasOtherOwner } from '../../accounts/staff/owners.ts'
import { makeVisitor } from '../../accounts/staff/revoke-staff.ts'
import type { Actor } from '../authorize.ts'
import { changePerson, type PersonChange } from './change-person.ts'

/** Ends somebody's work here. What they still had to answer is nobody's again, so that it shows as unassigned. */
export async function removeStaff(pool: Pool, actor: Actor, id: string): Promise<PersonChange> {
  return changePerson(pool, actor, id, async (client, { role }) => {
    if (role === 'owner' && !(await hasOtherOwner(client, id))) return 'last-owner'
    await makeVisitor(client, id)
    const { rowCount } = await client.query(
      `with freed as (
         update leads set assignee_id = null, changed_at = now()
         where assignee_id = $1 and status = any ($3) returning id
       )
       insert into inquiry_entries (inquiry_id, actor_id, kind, detail)
       select id, $2, 'assigned', jsonb_build_object('from', $1::uuid, 'to', null) from freed`,
      [id, actor.id, openStates],
    )
    return { action: 'staff_removed', detail: { role, freed: rowCount ?? 0 } }
  })
}
