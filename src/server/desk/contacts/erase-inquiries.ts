import type { PoolClient } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import { inquiryTables } from '../../inquiries/storage/inquiry-columns.ts'
import { forgetSavedViews } from './forget-saved-views.ts'

/** Entries of these kinds hold no text of anybody; of all others only the kind stays. */
const plainEntries = ['received', 'released', 'status', 'assigned', 'joined', 'parted', 'sent_again']

/** Job queues whose data or answers may name the sender of an inquiry. */
const queues = ['deliveries', 'replies', 'undelivered']

/**
 * Removes everything personal from inquiries whose rows the caller has locked. What counts stays: form, dates, state, budget.
 * Open ones come to their end, so that nobody is asked to answer them; a promise that was still running is no longer counted.
 */
export async function eraseInquiries(
  client: PoolClient,
  actorId: string | null,
  ids: readonly string[],
): Promise<void> {
  const rows = [ids]
  await forgetSavedViews(client, ids)
  // While the searched words are still known: exports are recorded with the words that they were narrowed by.
  await client.query(
    `update audit_log a set detail = detail - 'search'
     where a.detail ? 'search' and exists (
       select from leads l where l.id = any ($1) and not exists (
         select from regexp_split_to_table(lower(trim(a.detail->>'search')), '\\s+') as word
         where strpos(l.search, word) = 0
       )
     )`,
    rows,
  )
  await client.query(
    `delete from pgboss.job where name = any ($2) and (
       data->>'leadId' = any ($1::text[])
       or data->>'replyId' in (select id::text from replies where inquiry_id = any ($1::bigint[]))
     )`,
    [ids, queues],
  )
  // The answers of mail servers quote addresses.
  for (const table of ['replies', 'reply_attachments', 'deliveries']) {
    await client.query(`delete from ${table} where inquiry_id = any ($1)`, rows)
  }
  for (const table of inquiryTables) await client.query(`delete from ${table} where id = any ($1)`, rows)
  await client.query(
    `update inquiry_entries set detail = '{}' where inquiry_id = any ($1) and kind <> all ($2)`,
    [ids, plainEntries],
  )
  await client.query(
    `update leads set erased_at = now(), contact_id = null, user_id = null, time_zone = null,
       sender_name = '', sender_email = '', sender_company = '', search = lower(reference), source = '{}',
       body_hash = sha256(''), held = false,
       status = case when held then 'spam' when status = any ($2) then 'lost' else status end,
       reply_by = case when first_answer_at is null and reply_by > now() then null else reply_by end
     where id = any ($1)`,
    [ids, openStates],
  )
  await client.query(
    `insert into inquiry_entries (inquiry_id, actor_id, kind) select unnest($1::bigint[]), $2, 'erased'`,
    [ids, actorId],
  )
}
