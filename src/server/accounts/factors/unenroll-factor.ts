import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { lacksFactor, type SignedIn } from '../account.ts'
import { amrWithoutFactor } from '../sessions/session-row.ts'

type UnenrollOutcome = 'removed' | 'not-found' | 'aal'

/** Removes a second factor. It takes a session in which one was shown, unless the account has none verified yet. */
export async function unenrollFactor(
  pool: Pool,
  signedIn: SignedIn,
  factorId: string,
): Promise<UnenrollOutcome> {
  const { account, session } = signedIn
  return inTransaction(pool, async (client): Promise<UnenrollOutcome> => {
    await client.query('select from users where id = $1 for no key update', [account.id])
    const { rows } = await client.query<{ verified: boolean }>(
      'select verified from auth_factors where id = $1 and user_id = $2',
      [factorId, account.id],
    )
    const [factor] = rows
    if (!factor) return 'not-found'
    if (lacksFactor(signedIn) || (factor.verified && session.aal !== 'aal2')) return 'aal'
    await client.query('delete from auth_factors where id = $1', [factorId])
    // Once the last verified factor is gone, no session may still claim a second proof, and no code stands in for it.
    await client.query(
      `update auth_sessions set aal = 'aal1', amr = ${amrWithoutFactor}
       where user_id = $1 and aal = 'aal2'
         and not exists (select from auth_factors where user_id = $1 and verified)`,
      [account.id],
    )
    await client.query(
      `delete from recovery_codes where user_id = $1
         and not exists (select from auth_factors where user_id = $1 and verified)`,
      [account.id],
    )
    return 'removed'
  })
}
