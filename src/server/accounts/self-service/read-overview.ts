import type { Pool } from 'pg'
import type { Account, AccountSession } from '../account.ts'

type SessionRow = {
  id: string
  device: string
  time_zone: string | null
  created_at: Date
  refreshed_at: Date
  aal: string
}

/** The account, and the session that asks; null when its owner does not ask themselves. */
export type AccountOwner = {
  readonly account: Account
  readonly session: Pick<AccountSession, 'id'> | null
}

/** The account page's facts beside the published client's user. */
export async function readOverview(pool: Pool, { account, session }: AccountOwner) {
  const sessions = await pool.query<SessionRow>(
    `select id, device, time_zone, created_at, refreshed_at, aal from auth_sessions
     where user_id = $1 and expires_at > now() order by refreshed_at desc, id`,
    [account.id],
  )
  const { rows } = await pool.query<{ codes: number; reset_at: Date | null; deletion_at: Date | null }>(
    `select
       (select count(*)::int from recovery_codes where user_id = u.id) as codes,
       (
         select min(usable_at) from auth_links
         where user_id = u.id and kind = 'factor_reset' and used_at is null and expires_at > now()
       ) as reset_at,
       u.deletion_at
     from users u where u.id = $1`,
    [account.id],
  )
  return {
    sessions: sessions.rows.map((row) => ({
      id: row.id,
      current: row.id === session?.id,
      device: row.device,
      timeZone: row.time_zone,
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.refreshed_at.toISOString(),
      secondFactor: row.aal === 'aal2',
    })),
    recoveryCodesLeft: rows[0]?.codes ?? 0,
    factorResetAt: rows[0]?.reset_at?.toISOString() ?? null,
    deletionAt: rows[0]?.deletion_at?.toISOString() ?? null,
  }
}
