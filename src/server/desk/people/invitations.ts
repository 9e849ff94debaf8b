import type { Pool } from 'pg'
import type { StaffRole } from '../../../domain/desk/roles.ts'
import { type InviteDeps, inviteStaff } from '../../accounts/staff/invite-staff.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'

type Wish = { readonly email: string; readonly role: StaffRole; readonly caller: string }

export async function inviteColleague(
  pool: Pool,
  deps: InviteDeps,
  actor: Actor,
  { email, role, caller }: Wish,
): Promise<'invited' | 'already-staff'> {
  return inTransaction(pool, async (client) => {
    const outcome = await inviteStaff(client, deps, { email, role, invitedBy: actor.id, caller })
    if (outcome === 'invited') await writeAudit(client, actor.id, 'invited', { email, role })
    return outcome
  })
}

/** Ends an invitation with its link; false when it was accepted or withdrawn before. */
export async function withdrawInvitation(pool: Pool, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // In the order in which an acceptance locks: address, link, invitation.
    await client.query(
      'select pg_advisory_xact_lock(hashtextextended(email, 0)) from invitations where id = $1',
      [id],
    )
    const { rows } = await client.query<{ email: string; role: string }>(
      'delete from invitations where id = $1 returning email, role',
      [id],
    )
    const [gone] = rows
    if (!gone) return false
    await writeAudit(client, actor.id, 'invitation_withdrawn', gone)
    return true
  })
}
