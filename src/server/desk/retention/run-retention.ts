import type { Pool, PoolClient } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { type Retention, type RetentionRule, retentionRules } from '../../../domain/settings/retention.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import { eraseInquiries } from '../contacts/erase-inquiries.ts'
import { lockContacts } from '../contacts/lock-contacts.ts'
import { restsTooLong } from './resting-inquiries.ts'

/** Erases the inquiries whose time is over, in short transactions. Inquiries beyond the limit wait for the next run. */
export async function runRetention(pool: Pool, rules: Retention): Promise<void> {
  const { batches, batch } = limits.desk.retentionRun
  const erased: Partial<Record<RetentionRule, number>> = {}
  for (const rule of retentionRules) {
    const months = rules[rule]
    if (months === null) continue
    for (let run = 0; run < batches; run += 1) {
      const count = await inTransaction(pool, (client) => eraseSome(client, rule, months))
      if (count > 0) erased[rule] = (erased[rule] ?? 0) + count
      if (count < batch) break
    }
  }
  if (Object.keys(erased).length > 0) await writeAudit(pool, null, 'retention', erased)
}

async function eraseSome(client: PoolClient, rule: RetentionRule, months: number): Promise<number> {
  // One server at a time; the others have nothing to do.
  const { rows: lock } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('retention', 0)) as mine`,
  )
  if (!lock[0]?.mine) return 0
  // Open desks do not need to hear of each.
  await client.query(`set local desk.quiet = 'on'`)
  const { rows: resting } = await client.query<{ id: string; contact_id: string | null }>(
    `select id, contact_id from leads where ${restsTooLong(rule)} order by changed_at, id limit $2`,
    [months, limits.desk.retentionRun.batch],
  )
  const contacts = [...new Set(resting.flatMap(({ contact_id }) => contact_id ?? []))]
  await lockContacts(client, contacts)
  const { rows } = await client.query<{ id: string }>(
    `select id from leads where id = any ($2) and ${restsTooLong(rule)} order by id for no key update`,
    [months, resting.map(({ id }) => id)],
  )
  await eraseInquiries(
    client,
    null,
    rows.map(({ id }) => id),
  )
  await forgetLonely(client, contacts)
  return rows.length
}

/** An address without inquiries is known for nothing, and so is a contact without addresses. */
async function forgetLonely(client: PoolClient, contacts: readonly string[]): Promise<void> {
  await client.query(
    `delete from contact_addresses a where a.contact_id = any ($1)
       and not exists (select from leads l where l.contact_id = a.contact_id and l.sender_email = a.email)`,
    [contacts],
  )
  await client.query(
    `delete from contacts c where c.id = any ($1)
       and not exists (select from contact_addresses a where a.contact_id = c.id)
       and not exists (select from leads l where l.contact_id = c.id)`,
    [contacts],
  )
}
