import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { deliveryJobId } from './inquiry-identity.ts'

/** Removes a test inquiry, and its sender from the contacts unless somebody else wrote from there. False if there is none. */
export async function removeTestInquiry(pool: Pool, reference: string): Promise<boolean> {
  return (await remove(pool, 'reference = $1', reference)) > 0
}

/** Removes those whose server ended before it could. Younger ones may be on their way from another server. */
export async function removeForgottenTests(pool: Pool): Promise<void> {
  await remove(
    pool,
    `received_at < now() - $1 * interval '1 millisecond'`,
    limits.desk.testInquiry.forgottenMs,
  )
}

type Gone = { reference: string; contact_id: string | null; sender_email: string }

function remove(pool: Pool, condition: string, value: unknown): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Gone>(
      `delete from leads where test and ${condition} returning reference, contact_id, sender_email`,
      [value],
    )
    if (rows.length === 0) return 0
    const jobs = rows.flatMap(({ reference }) => testJobIds(reference).map(({ id }) => id))
    await client.query(`delete from pgboss.job where name = 'deliveries' and id = any ($1)`, [jobs])
    const contacts = rows.map(({ contact_id }) => contact_id)
    await client.query(
      `delete from contact_addresses a where a.contact_id = any ($1) and a.email = any ($2)
         and not exists (select from leads l where l.contact_id = a.contact_id and l.sender_email = a.email)`,
      [contacts, rows.map(({ sender_email }) => sender_email)],
    )
    await client.query(
      `delete from contacts c where c.id = any ($1)
         and not exists (select from contact_addresses a where a.contact_id = c.id)
         and not exists (select from leads l where l.contact_id = c.id)`,
      [contacts],
    )
    return rows.length
  })
}

/** The jobs that deliver it, by which its way is followed. */
export function testJobIds(reference: string) {
  return (['owner', 'visitor', 'webhook'] as const).map((channel) => ({
    channel,
    id: deliveryJobId(reference, channel),
  }))
}
