import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignedIn } from '../account.ts'
import type { SessionBody, SessionDeps } from '../sessions/open-session.ts'
import { acceptProof, holdSession } from './accept-proof.ts'
import { base32 } from './totp.ts'

export type RecoveryCodeDeps = Omit<SessionDeps, 'db'> & { readonly pool: Pool; readonly secret: string }

/** 80 bits, sixteen characters: nobody guesses one. */
const codeBytes = 10

export async function countRecoveryCodes(pool: Pool, { account }: SignedIn): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from recovery_codes where user_id = $1',
    [account.id],
  )
  return rows[0]?.count ?? 0
}

type NewCodes =
  | { readonly kind: 'made'; readonly codes: readonly string[] }
  | { readonly kind: 'refused'; readonly why: 'no-factor' | 'exist' | 'none' | 'session-over' }

/**
 * Makes the account's recovery codes, `first` or `again` in place of all earlier ones. They are told once and kept only as
 * keyed hashes.
 */
export async function makeRecoveryCodes(
  { pool, secret }: RecoveryCodeDeps,
  signedIn: SignedIn,
  turn: 'first' | 'again',
): Promise<NewCodes> {
  const { account } = signedIn
  return inTransaction(pool, async (client): Promise<NewCodes> => {
    if (!(await holdSession(client, signedIn))) return { kind: 'refused', why: 'session-over' }
    const factors = await client.query('select from auth_factors where user_id = $1 and verified limit 1', [
      account.id,
    ])
    if (!factors.rowCount) return { kind: 'refused', why: 'no-factor' }
    const { rowCount: earlier } = await client.query('select from recovery_codes where user_id = $1', [
      account.id,
    ])
    if (turn === 'first' && earlier) return { kind: 'refused', why: 'exist' }
    if (turn === 'again' && !earlier) return { kind: 'refused', why: 'none' }
    await client.query('delete from recovery_codes where user_id = $1', [account.id])
    const codes = Array.from({ length: limits.factors.recoveryCodes }, () =>
      base32(randomBytes(codeBytes)).toLowerCase(),
    )
    await client.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::bytea[])', [
      account.id,
      codes.map((code) => hashCode(secret, account.id, code)),
    ])
    return { kind: 'made', codes }
  })
}

export async function deleteRecoveryCodes(pool: Pool, { account }: SignedIn): Promise<boolean> {
  const { rowCount } = await pool.query('delete from recovery_codes where user_id = $1', [account.id])
  return rowCount !== 0
}

/** Accepts a recovery code, once, as the second proof of a session. */
export async function spendRecoveryCode(
  deps: RecoveryCodeDeps,
  signedIn: SignedIn,
  typed: string,
): Promise<SessionBody | 'wrong' | 'session-over'> {
  const { account } = signedIn
  return inTransaction(deps.pool, async (client) => {
    if (!(await holdSession(client, signedIn))) return 'session-over'
    const { rowCount } = await client.query('delete from recovery_codes where user_id = $1 and hash = $2', [
      account.id,
      hashCode(deps.secret, account.id, typed),
    ])
    return rowCount ? acceptProof(deps, client, signedIn, 'mfa/recovery_code') : 'wrong'
  })
}

/** People copy codes with other letter cases, spaces and dashes. */
function hashCode(secret: string, userId: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z2-7]/g, '')
  return createHmac('sha256', secret).update(`recovery code ${userId} ${plain}`).digest()
}
