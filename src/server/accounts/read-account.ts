import type { Pool, PoolClient } from 'pg'
import * as z from 'zod/mini'
import { isStaff } from '../../domain/desk/roles.ts'
import type { Account, AccountFactor } from './account.ts'

/** A row of `users` with its factors, under the names of `accountColumns`. */
export type AccountRow = {
  id: string
  email: string
  display_name: string
  role: string
  has_password: boolean
  data: unknown
  new_email: string | null
  change_requested_at: Date | null
  created_at: Date
  updated_at: Date
  confirmed_at: Date
  last_sign_in_at: Date | null
  factors: unknown
}

/** For any statement in which `users` has the alias `u`. */
export const accountColumns = `
  u.id, u.email, u.display_name, u.role, u.password_hash is not null as has_password, u.data,
  u.created_at, u.updated_at, u.confirmed_at, u.last_sign_in_at,
  (select c.new_email from email_changes c where c.user_id = u.id and c.expires_at > now()) as new_email,
  (select c.requested_at from email_changes c where c.user_id = u.id and c.expires_at > now()) as change_requested_at,
  (
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'friendlyName', f.friendly_name, 'verified', f.verified,
      'createdAt', f.created_at, 'updatedAt', f.updated_at
    ) order by f.created_at, f.id), '[]')
    from auth_factors f where f.user_id = u.id
  ) as factors`

const time = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)
const factorsSchema = z.array(
  z.object({
    id: z.string(),
    friendlyName: z.nullable(z.string()),
    verified: z.boolean(),
    createdAt: time,
    updatedAt: time,
  }),
)

const dataSchema = z.record(z.string(), z.unknown())

export function accountOf(row: AccountRow): Account {
  const factors: readonly AccountFactor[] = factorsSchema.parse(row.factors)
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role: isStaff(row.role) ? row.role : 'visitor',
    hasPassword: row.has_password,
    data: dataSchema.parse(row.data),
    newEmail:
      row.new_email !== null && row.change_requested_at !== null
        ? { email: row.new_email, requestedAt: row.change_requested_at }
        : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    confirmedAt: row.confirmed_at,
    lastSignInAt: row.last_sign_in_at,
    factors,
  }
}

export async function readAccount(
  db: Pick<Pool | PoolClient, 'query'>,
  userId: string,
): Promise<Account | null> {
  const { rows } = await db.query<AccountRow>(`select ${accountColumns} from users u where u.id = $1`, [
    userId,
  ])
  return rows[0] ? accountOf(rows[0]) : null
}
