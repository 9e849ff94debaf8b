import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignedIn } from '../account.ts'
import type { SessionBody, SessionDeps } from '../sessions/open-session.ts'
import type { SecretBox } from '../tokens/secret-box.ts'
import { acceptProof, holdSession } from './accept-proof.ts'
import { matchTotp } from './totp.ts'

export type VerifyDeps = Omit<SessionDeps, 'db'> & { readonly pool: Pool; readonly box: SecretBox }

type Attempt = { readonly factorId: string; readonly challengeId: string; readonly code: string }

export type VerifyOutcome =
  | { readonly kind: 'verified'; readonly body: SessionBody }
  | {
      readonly kind: 'refused'
      readonly why: 'challenge-unknown' | 'challenge-expired' | 'wrong-code' | 'session-over'
    }

/**
 * Accepts a code as the second proof of a session. The first correct code also marks the factor as verified.
 */
export async function verifyFactor(
  deps: VerifyDeps,
  signedIn: SignedIn,
  { factorId, challengeId, code }: Attempt,
): Promise<VerifyOutcome> {
  const { pool, box, now } = deps
  const { rows } = await pool.query<{ secret: Buffer; last_used_step: string | null; expires_at: Date }>(
    `select f.secret, f.last_used_step, c.expires_at
     from auth_factors f join auth_challenges c on c.factor_id = f.id
     where f.id = $1 and f.user_id = $2 and c.id = $3 and c.used_at is null`,
    [factorId, signedIn.account.id, challengeId],
  )
  const [row] = rows
  if (!row) return { kind: 'refused', why: 'challenge-unknown' }
  if (row.expires_at <= now()) return { kind: 'refused', why: 'challenge-expired' }
  // A factor sealed under another APP_SECRET cannot be opened, so no code is correct.
  const secret = box.open(row.secret)
  const step = secret && matchTotp(secret, code, now(), Number(row.last_used_step ?? 0))
  if (step === null) return { kind: 'refused', why: 'wrong-code' }
  return inTransaction(pool, async (client): Promise<VerifyOutcome> => {
    if (!(await holdSession(client, signedIn))) return { kind: 'refused', why: 'session-over' }
    const at = now()
    const { rowCount: first } = await client.query(
      'update auth_challenges set used_at = $2 where id = $1 and used_at is null',
      [challengeId, at],
    )
    // When several requests bring the same code, only the first one succeeds.
    const { rowCount: fresh } = await client.query(
      `update auth_factors set verified = true, last_used_step = $2, updated_at = $3
       where id = $1 and coalesce(last_used_step, 0) < $2 and $4`,
      [factorId, step, at, first === 1],
    )
    if (!fresh) return { kind: 'refused', why: 'wrong-code' }
    await client.query('delete from auth_factors where user_id = $1 and not verified', [signedIn.account.id])
    return { kind: 'verified', body: await acceptProof(deps, client, signedIn, 'totp') }
  })
}
