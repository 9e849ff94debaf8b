import * as limits from '../../domain/limits.ts'
import type { Database } from '../database/connect.ts'

/**
 * Removes all sample inquiries with everything that hangs on them, and the contacts that nobody else wrote as. Returns how many
 * there were.
 */
export async function removeSamples(
  database: Pick<Database, 'createClient'>,
  progress: (removed: number) => void,
): Promise<number> {
  const client = database.createClient()
  await client.connect()
  try {
    await client.query(
      'create temp table gone (id bigint, contact_id bigint, email text) on commit delete rows',
    )
    let removed = 0
    for (let after = '0'; ; ) {
      await client.query('begin')
      await client.query(
        `with found as (select id from leads where sample and id > $1 order by id limit $2),
         deleted as (delete from leads l using found where l.id = found.id returning l.id, l.contact_id, l.sender_email)
         insert into gone select * from deleted`,
        [after, limits.samples.batch],
      )
      const { rows } = await client.query<{ count: string; last: string | null }>(
        'select count(*), max(id) as last from gone',
      )
      // An address or a contact that real inquiries share stays.
      await client.query(
        `delete from contact_addresses a using (select distinct contact_id, email from gone) as g
         where a.email = g.email and a.contact_id = g.contact_id
           and not exists (select from leads l where l.contact_id = a.contact_id and l.sender_email = a.email)`,
      )
      await client.query(
        `delete from contacts c using (select distinct contact_id from gone) as g
         where c.id = g.contact_id
           and not exists (select from contact_addresses a where a.contact_id = c.id)
           and not exists (select from leads l where l.contact_id = c.id)`,
      )
      await client.query('commit')
      const [batch] = rows
      if (!batch?.last) return removed
      after = batch.last
      removed += Number(batch.count)
      progress(removed)
    }
  } finally {
    await client.end()
  }
}
