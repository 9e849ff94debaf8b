import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignedIn } from '../account.ts'
import type { SecretBox } from '../tokens/secret-box.ts'
import { isRecent } from '../update-account.ts'

export type EnrolDeps = { readonly pool: Pool; readonly box: SecretBox; readonly now: () => Date }

export type EnrolOutcome =
  | { readonly kind: 'enrolled'; readonly id: string; readonly secret: Buffer }
  | { readonly kind: 'refused'; readonly why: 'old-session' | 'aal' | 'too-many' | 'name-taken' }

/** The output length of SHA-1, the hash that produces the codes. */
const secretBytes = 20

/** Starts the enrollment of a second factor, which counts once its first correct code is entered. */
export async function enrollFactor(
  { pool, box, now }: EnrolDeps,
  signedIn: SignedIn,
  friendlyName: string | null,
): Promise<EnrolOutcome> {
  const { account, session } = signedIn
  return inTransaction(pool, async (client): Promise<EnrolOutcome> => {
    // The lock admits one enrollment at a time per account, so that the limits below hold.
    await client.query('select from users where id = $1 for no key update', [account.id])
    await client.query('delete from auth_factors where user_id = $1 and not verified and created_at < $2', [
      account.id,
      new Date(now().getTime() - limits.factors.unverifiedMs),
    ])
    const { rows } = await client.query<{ verified: boolean; friendly_name: string | null }>(
      'select verified, friendly_name from auth_factors where user_id = $1',
      [account.id],
    )
    const unverified = rows.filter(({ verified }) => !verified).length
    // A thief who only has the password must not be able to add a phone of their own.
    if (rows.length > unverified && session.aal !== 'aal2') return { kind: 'refused', why: 'aal' }
    // Nor must the thief of an old session lock its owner out with a first one.
    if (rows.length === unverified && !isRecent({ now }, signedIn)) {
      return { kind: 'refused', why: 'old-session' }
    }
    if (rows.length >= limits.factors.most || unverified >= limits.factors.unverified) {
      return { kind: 'refused', why: 'too-many' }
    }
    if (friendlyName !== null && rows.some((row) => row.friendly_name === friendlyName)) {
      return { kind: 'refused', why: 'name-taken' }
    }
    const id = randomUUID()
    const secret = randomBytes(secretBytes)
    await client.query(
      `insert into auth_factors (id, user_id, friendly_name, secret, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5)`,
      [id, account.id, friendlyName, box.seal(secret), now()],
    )
    return { kind: 'enrolled', id, secret }
  })
}
