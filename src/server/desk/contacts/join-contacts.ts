import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Actor } from '../authorize.ts'
import { lockContacts } from './lock-contacts.ts'
import { noteMove } from './note-move.ts'

/**
 * Two contacts are the same person: the addresses and inquiries of the other one move to this one. Returns the addresses that
 * came, by which they can be parted again; null when one of the two is no contact, or no longer.
 */
export async function joinContacts(
  pool: Pool,
  actor: Actor,
  contactId: string,
  otherId: string,
): Promise<{ readonly addresses: string[] } | null> {
  return inTransaction(pool, async (client) => {
    const locked = await lockContacts(client, [contactId, otherId])
    const addresses = locked.filter((each) => each.contactId === otherId).map(({ email }) => email)
    if (addresses.length === 0 || addresses.length === locked.length) return null
    await client.query('update contact_addresses set contact_id = $1 where contact_id = $2', [
      contactId,
      otherId,
    ])
    const { rows } = await client.query<{ id: string }>(
      'update leads set contact_id = $1 where contact_id = $2 returning id',
      [contactId, otherId],
    )
    await client.query('delete from contacts where id = $1', [otherId])
    await noteMove(client, actor, 'joined', rows)
    return { addresses }
  })
}
