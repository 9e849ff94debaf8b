import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { isStaff, type StaffRole } from '../../../domain/desk/roles.ts'
import { writeAudit } from '../../desk/audit.ts'

/** The person who accepted: `made` is true for an account that did not exist before and has no password yet. */
export type Joined = { readonly userId: string; readonly made: boolean }

/**
 * Uses up an invitation whose link was followed. It makes the account if there is none; its owner then chooses name and
 * password. An account that exists becomes staff, and its earlier sessions end, as with every grant.
 */
export async function acceptInvitation(
  client: PoolClient,
  { email, invitation_id }: { readonly email: string; readonly invitation_id: string | null },
): Promise<Joined | null> {
  const { rows } = await client.query<{ role: StaffRole; invited_by: string | null }>(
    'delete from invitations where id = $1 and expires_at > now() returning role, invited_by',
    [invitation_id],
  )
  const [invitation] = rows
  if (!invitation) return null
  const joined = await join(client, email, invitation.role)
  await writeAudit(client, joined.userId, 'invitation_accepted', {
    role: invitation.role,
    invitedBy: invitation.invited_by,
  })
  return joined
}

async function join(client: PoolClient, email: string, role: StaffRole): Promise<Joined> {
  const { rows } = await client.query<{ id: string; role: string }>(
    'select id, role from users where email = $1 for no key update',
    [email],
  )
  const [user] = rows
  if (!user) {
    const id = randomUUID()
    await client.query('insert into users (id, email, role) values ($1, $2, $3)', [id, email, role])
    // A stranger may have signed up with this address and a password of their own.
    await client.query(`delete from auth_links where email = $1 and kind = 'signup'`, [email])
    return { userId: id, made: true }
  }
  if (!isStaff(user.role)) {
    await client.query('update users set role = $2, updated_at = now() where id = $1', [user.id, role])
    await client.query('delete from auth_sessions where user_id = $1', [user.id])
  }
  return { userId: user.id, made: false }
}
