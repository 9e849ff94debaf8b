import type { PoolClient } from 'pg'

/**
 * Holds the addresses of these contacts until the end of the transaction, and returns them. Whatever changes who an inquiry
 * belongs to does this first, an arriving inquiry included, so that all of it happens one after the other.
 */
export async function lockContacts(
  client: PoolClient,
  contactIds: readonly string[],
): Promise<{ readonly email: string; readonly contactId: string }[]> {
  const { rows } = await client.query<{ email: string; contactId: string }>(
    `select email, contact_id as "contactId" from contact_addresses where contact_id = any ($1)
     order by email for update`,
    [contactIds],
  )
  return rows
}
