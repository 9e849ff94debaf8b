import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'

/** Where the staff is signed in, last used first. */
export async function listSessions(pool: Pool) {
  const { rows } = await pool.query<{
    id: string
    user_id: string
    device: string
    time_zone: string | null
    created_at: Date
    refreshed_at: Date
    aal: string
  }>(
    `select s.id, s.user_id, s.device, s.time_zone, s.created_at, s.refreshed_at, s.aal
     from auth_sessions s join users u on u.id = s.user_id
     where u.role <> 'visitor' and s.expires_at > now() order by s.refreshed_at desc, s.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    device: row.device,
    timeZone: row.time_zone,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.refreshed_at.toISOString(),
    secondFactor: row.aal === 'aal2',
  }))
}

/** False when no member of staff has such a session any more. */
export async function endStaffSession(pool: Pool, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ user_id: string }>(
      `delete from auth_sessions s using users u
       where s.id = $1 and u.id = s.user_id and u.role <> 'visitor' returning s.user_id`,
      [id],
    )
    const [ended] = rows
    if (!ended) return false
    await writeAudit(client, actor.id, 'session_ended', { person: ended.user_id })
    return true
  })
}
