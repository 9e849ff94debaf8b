import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignedIn } from '../account.ts'
import { hasOtherOwner, lockOwners } from '../staff/owners.ts'

const dayMs = 86_400_000

/**
 * Marks the account for deletion; returns when it goes. A second request changes nothing: its first date holds. The last
 * owner's account stays.
 */
export async function requestDeletion(
  { pool, now }: { readonly pool: Pool; readonly now: () => Date },
  { account }: SignedIn,
): Promise<{ readonly deletionAt: Date; readonly first: boolean } | 'last-owner' | null> {
  const wanted = new Date(now().getTime() + limits.account.deletionDays * dayMs)
  return inTransaction(pool, async (client) => {
    await lockOwners(client)
    const { rows } = await client.query<{ role: string; deletion_at: Date | null }>(
      'select role, deletion_at from users where id = $1 for no key update',
      [account.id],
    )
    const [user] = rows
    if (!user) return null
    if (user.deletion_at) return { deletionAt: user.deletion_at, first: false }
    if (user.role === 'owner' && !(await hasOtherOwner(client, account.id))) return 'last-owner'
    await client.query('update users set deletion_at = $2 where id = $1', [account.id, wanted])
    return { deletionAt: wanted, first: true }
  })
}

export async function keepAccount(pool: Pool, { account }: SignedIn): Promise<void> {
  await pool.query('update users set deletion_at = null where id = $1', [account.id])
}

/**
 * Deletes the accounts whose time has come, with all that belongs to them. Their inquiries stay, like those of people
 * without an account. Owners go only while another one stays.
 */
export async function deleteDueAccounts(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockOwners(client)
    await client.query(
      `with gone as (
         delete from users where deletion_at <= now() and (
           role <> 'owner' or exists (select from users o where o.role = 'owner' and o.deletion_at is null)
         ) returning id
       ),
       unsigned as (update contact_submissions s set user_id = null from gone where s.user_id = gone.id)
       update leads l set user_id = null from gone where l.user_id = gone.id`,
    )
  })
}
