import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

/** False for a proof that was used before. */
export async function spendProof(pool: Pool, hash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into spent_captchas (proof_hash, expires_at)
     values ($1, now() + $2 * interval '1 millisecond') on conflict do nothing`,
    [hash, limits.captcha.ageMs],
  )
  return rowCount === 1
}
