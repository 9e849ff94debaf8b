import type { PoolClient } from 'pg'

/** One change at a time of who owns the site: two owners who remove each other at once must not both succeed. */
export async function lockOwners(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('owners', 0))`)
}

/** Whether the site has an owner apart from this person, one whose account is not about to be deleted. */
export async function hasOtherOwner(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from users where role = 'owner' and id <> $1 and deletion_at is null limit 1`,
    [userId],
  )
  return rowCount === 1
}
