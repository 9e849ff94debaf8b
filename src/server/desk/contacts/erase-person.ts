import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { forgetQuestions } from '../../help/forget-questions.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import { eraseInquiries } from './erase-inquiries.ts'
import { lockContacts } from './lock-contacts.ts'

/** Removes what waits on this server's disk and names one of the addresses. */
export type ForgetSpooled = (addresses: readonly string[]) => Promise<void>

/**
 * Erases everything personal that was sent by a contact, and the contact. `reference` is what the owner typed: it has to be
 * one of the contact's inquiries. Returns how many inquiries were erased; null changes nothing.
 */
export async function erasePerson(
  { pool, forgetSpooled }: { readonly pool: Pool; readonly forgetSpooled: ForgetSpooled },
  actor: Actor,
  contactId: string,
  reference: string,
): Promise<{ readonly inquiries: number } | null> {
  const erased = await inTransaction(pool, async (client) => {
    const addresses = (await lockContacts(client, [contactId])).map(({ email }) => email)
    const { rows } = await client.query<{ id: string; reference: string }>(
      'select id, reference from leads where contact_id = $1 order by id for no key update',
      [contactId],
    )
    if (!rows.some((row) => row.reference === reference)) return null
    await forgetQuestions(client, contactId)
    await eraseInquiries(
      client,
      actor.id,
      rows.map(({ id }) => id),
    )
    await client.query(`delete from pgboss.job where name = 'mails' and lower(data->>'to') = any ($1)`, [
      addresses,
    ])
    await client.query('delete from contacts where id = $1', [contactId])
    await writeAudit(client, actor.id, 'person_erased', { inquiries: rows.length })
    return { addresses, inquiries: rows.length }
  })
  if (!erased) return null
  await forgetSpooled(erased.addresses)
  return { inquiries: erased.inquiries }
}
