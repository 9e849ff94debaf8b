import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { SignedIn } from '../account.ts'

const dayMs = 86_400_000

/** Marks the account for deletion; returns when it goes. A second request changes nothing: its first date holds. */
export async function requestDeletion(
  { pool, now }: { readonly pool: Pool; readonly now: () => Date },
  { account }: SignedIn,
): Promise<{ readonly deletionAt: Date; readonly first: boolean } | null> {
  const wanted = new Date(now().getTime() + limits.account.deletionDays * dayMs)
  const { rows } = await pool.query<{ deletion_at: Date; first: boolean }>(
    `with before as (select id, deletion_at from users where id = $1 for no key update)
     update users u set deletion_at = coalesce(u.deletion_at, $2) from before
     where u.id = before.id returning u.deletion_at, before.deletion_at is null as first`,
    [account.id, wanted],
  )
  const [row] = rows
  return row ? { deletionAt: row.deletion_at, first: row.first } : null
}

export async function keepAccount(pool: Pool, { account }: SignedIn): Promise<void> {
  await pool.query('update users set deletion_at = null where id = $1', [account.id])
}

/**
 * Deletes the accounts whose time has come, with all that belongs to them. Their inquiries stay, like those of people
 * without an account.
 */
export async function deleteDueAccounts(pool: Pool): Promise<void> {
  await pool.query(
    `with gone as (delete from users where deletion_at <= now() returning id),
     unsigned as (update contact_submissions s set user_id = null from gone where s.user_id = gone.id)
     update leads l set user_id = null from gone where l.user_id = gone.id`,
  )
}
