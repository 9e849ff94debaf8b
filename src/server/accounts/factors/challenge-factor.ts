import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { SignedIn } from '../account.ts'

export type ChallengeDeps = { readonly pool: Pool; readonly now: () => Date }

/** Creates a challenge for one of the person's own factors; null when the factor is not theirs. */
export async function challengeFactor(
  { pool, now }: ChallengeDeps,
  { account }: SignedIn,
  factorId: string,
): Promise<{ readonly id: string; readonly expiresAt: Date } | null> {
  const id = randomUUID()
  const expiresAt = new Date(now().getTime() + limits.factors.challengeMs)
  const { rowCount } = await pool.query(
    `insert into auth_challenges (id, factor_id, created_at, expires_at)
     select $1, id, $4, $5 from auth_factors where id = $2 and user_id = $3`,
    [id, factorId, account.id, now(), expiresAt],
  )
  return rowCount ? { id, expiresAt } : null
}
