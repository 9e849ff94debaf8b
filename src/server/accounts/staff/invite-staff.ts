import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { isStaff, type StaffRole } from '../../../domain/desk/roles.ts'
import { staffPath } from '../../../domain/desk/staff-path.ts'
import * as limits from '../../../domain/limits.ts'
import type { AccountMailJob } from '../links/account-mail-job.ts'

export type InviteDeps = { readonly now: () => Date; readonly accountMailsText: string }

type Invitation = {
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string | null
  /** The person who asked, under a keyed hash; absent at the server itself. */
  readonly caller?: string
}

/** Keeps an invitation and has it mailed. An earlier one to the same address ends, with its link. */
export async function inviteStaff(
  client: PoolClient,
  { now, accountMailsText }: InviteDeps,
  { email, role, invitedBy, caller }: Invitation,
): Promise<'invited' | 'already-staff'> {
  const { rows } = await client.query<{ role: string }>('select role from users where email = $1', [email])
  if (rows[0] && isStaff(rows[0].role)) return 'already-staff'
  const id = randomUUID()
  // Two that invite the same person at once wait here for each other.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
  await client.query('delete from invitations where email = $1', [email])
  await client.query(
    `insert into invitations (id, email, role, invited_by, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day')`,
    [id, email, role, invitedBy, limits.account.invitationDays],
  )
  const job: AccountMailJob = {
    id: randomUUID(),
    kind: 'invite',
    email,
    signUpId: null,
    invitationId: id,
    next: staffPath,
    requestedAt: now().toISOString(),
    ...(caller !== undefined && { caller }),
  }
  await client.query(accountMailsText, [JSON.stringify([{ id: job.id, data: job, priority: 1 }])])
  return 'invited'
}
