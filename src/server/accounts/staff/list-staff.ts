import type { Pool } from 'pg'

export type StaffMember = {
  readonly email: string
  readonly displayName: string
  /** False until they have a second factor; before that they have no staff rights. */
  readonly ready: boolean
  readonly lastSignInAt: Date | null
}

export async function listStaff(pool: Pool): Promise<StaffMember[]> {
  const { rows } = await pool.query<{
    email: string
    display_name: string
    ready: boolean
    last_sign_in_at: Date | null
  }>(
    `select email, display_name, last_sign_in_at,
       exists (select from auth_factors where user_id = users.id and verified) as ready
     from users where role = 'staff' order by email`,
  )
  return rows.map((row) => ({
    email: row.email,
    displayName: row.display_name,
    ready: row.ready,
    lastSignInAt: row.last_sign_in_at,
  }))
}
