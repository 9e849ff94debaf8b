import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Actor } from '../authorize.ts'
import { lockContacts } from './lock-contacts.ts'
import { noteMove } from './note-move.ts'

/**
 * These addresses are somebody else's: they and what was sent from them become a contact of their own, whose id is returned.
 * Null when the contact does not have all of them, or would have none left.
 */
export async function partAddresses(
  pool: Pool,
  actor: Actor,
  contactId: string,
  addresses: readonly string[],
): Promise<{ readonly contactId: string } | null> {
  return inTransaction(pool, async (client) => {
    const known = (await lockContacts(client, [contactId])).map(({ email }) => email)
    if (known.length <= addresses.length || addresses.some((email) => !known.includes(email))) return null
    const { rows } = await client.query<{ id: string }>('insert into contacts default values returning id')
    const [contact] = rows
    if (!contact) return null
    await client.query('update contact_addresses set contact_id = $1 where email = any ($2)', [
      contact.id,
      addresses,
    ])
    const moved = await client.query<{ id: string }>(
      'update leads set contact_id = $1 where contact_id = $2 and sender_email = any ($3) returning id',
      [contact.id, contactId, addresses],
    )
    await noteMove(client, actor, 'parted', moved.rows)
    return { contactId: contact.id }
  })
}
