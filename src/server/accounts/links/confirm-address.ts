import type { PoolClient } from 'pg'

type ConfirmedLink = { readonly email: string; readonly email_change_id: string | null }

/**
 * Confirms a new address in one of the two mailboxes; the second confirmation changes it. Null when the change is over, or
 * when somebody else has an account with the new address by now.
 */
export async function confirmAddress(
  client: PoolClient,
  { email, email_change_id: id }: ConfirmedLink,
): Promise<'changed' | 'half-way' | null> {
  const { rows } = await client.query<{ user_id: string; new_email: string; whole: boolean }>(
    `update email_changes c set
       old_confirmed_at = case when u.email = $2 then now() else c.old_confirmed_at end,
       new_confirmed_at = case when c.new_email = $2 then now() else c.new_confirmed_at end
     from users u where c.id = $1 and u.id = c.user_id and c.expires_at > now()
     returning c.user_id, c.new_email,
       c.old_confirmed_at is not null and c.new_confirmed_at is not null as whole`,
    [id, email],
  )
  const [change] = rows
  if (!change) return null
  if (!change.whole) return 'half-way'
  const { rowCount: changed } = await client.query(
    `update users set email = $2, updated_at = now()
     where id = $1 and not exists (select from users where email = $2)`,
    [change.user_id, change.new_email],
  )
  await client.query('delete from email_changes where id = $1', [id])
  // Links sent to the old mailbox must not open the account any more.
  await client.query('delete from auth_links where user_id = $1', [change.user_id])
  return changed ? 'changed' : null
}
