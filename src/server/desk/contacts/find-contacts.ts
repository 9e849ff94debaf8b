import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { conditions } from '../inquiries/inquiry-filter.ts'
import { type Contact, readContact } from './read-contact.ts'

/** The people behind the newest inquiries that have these words: a name, an address, or any other. */
export async function findContacts(pool: Pool, search: string): Promise<Contact[]> {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const { rows } = await pool.query<{ id: string }>(
    `select contact_id as id, max(received_at) as last from (
       select l.contact_id, l.received_at from leads l
       where ${conditions({ view: 'all', search }, put).join(' and ')} and l.contact_id is not null
       order by l.received_at desc, l.id desc limit ${put(limits.desk.pageSize)}
     ) as found
     group by contact_id order by last desc limit ${put(limits.desk.paletteResults)}`,
    values,
  )
  const contacts = await Promise.all(rows.map(({ id }) => readContact(pool, id)))
  return contacts.flatMap((contact) => contact ?? [])
}
