import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { pagePaths } from '../../../routes.ts'
import type { AccountMailJob } from '../../accounts/links/account-mail-job.ts'
import type { InviteDeps } from '../../accounts/staff/invite-staff.ts'
import type { Actor } from '../authorize.ts'
import { changePerson, type PersonChange } from './change-person.ts'

/** For a colleague who lost phone and codes: both are removed, their sessions end, and a mail tells them. */
export async function resetFactor(
  pool: Pool,
  { now, accountMailsText }: InviteDeps,
  actor: Actor,
  id: string,
): Promise<PersonChange> {
  return changePerson(pool, actor, id, async (client, { email }) => {
    for (const table of ['auth_factors', 'recovery_codes', 'auth_sessions', 'auth_links']) {
      await client.query(`delete from ${table} where user_id = $1`, [id])
    }
    const job: AccountMailJob = {
      id: randomUUID(),
      kind: 'factor-removed',
      email,
      signUpId: null,
      next: pagePaths.account,
      requestedAt: now().toISOString(),
    }
    await client.query(accountMailsText, [JSON.stringify([{ id: job.id, data: job, priority: 1 }])])
    return { action: 'factor_reset', detail: {} }
  })
}
