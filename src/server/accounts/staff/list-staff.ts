import type { Pool } from 'pg'
import type { StaffRole } from '../../../domain/desk/roles.ts'

export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  readonly displayName: string
  /** False until they have a second factor; before that they have no staff rights. */
  readonly ready: boolean
  readonly lastSignInAt: Date | null
}

export async function listStaff(pool: Pool): Promise<StaffMember[]> {
  const { rows } = await pool.query<{
    id: string
    email: string
    role: StaffRole
    display_name: string
    ready: boolean
    last_sign_in_at: Date | null
  }>(
    `select id, email, role, display_name, last_sign_in_at,
       exists (select from auth_factors where user_id = users.id and verified) as ready
     from users where role <> 'visitor' order by email`,
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    displayName: row.display_name,
    ready: row.ready,
    lastSignInAt: row.last_sign_in_at,
  }))
}
