import type { Pool } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import type { StaffRole } from '../../../domain/desk/roles.ts'
import * as limits from '../../../domain/limits.ts'
import { listStaff } from '../../accounts/staff/list-staff.ts'

/** Everybody on the staff, and everybody who is invited. */
export async function listPeople(pool: Pool) {
  const staff = await listStaff(pool)
  const open = await countOpen(pool)
  const { rows } = await pool.query<{
    id: string
    email: string
    role: StaffRole
    invited_by: string | null
    created_at: Date
    expires_at: Date
    mailed: boolean
  }>(
    `select id, email, role, invited_by, created_at, expires_at,
       exists (select from auth_links where invitation_id = invitations.id) as mailed
     from invitations where expires_at > now() order by email`,
  )
  return {
    people: staff.map(({ id, email, displayName, role, ready, lastSignInAt }) => ({
      id,
      email,
      displayName,
      role,
      secondFactor: ready,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      /** Inquiries they still have to answer, at most one more than the limit. */
      open: open.get(id) ?? 0,
    })),
    invitations: rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.invited_by,
      invitedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      /** False while the mail waits, or when the address was sent too many within the hour. */
      mailed: row.mailed,
    })),
  }
}

async function countOpen(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; open: number }>(
    `select u.id, (select count(*)::int from (
       select 1 from leads l where l.assignee_id = u.id and not l.held and l.status = any ($1) limit $2
     ) counted) as open
     from users u where u.role <> 'visitor'`,
    [openStates, limits.desk.countMax + 1],
  )
  return new Map(rows.map(({ id, open }) => [id, open]))
}
