import type { PoolClient } from 'pg'
import { inquiryTables } from '../inquiries/storage/inquiry-columns.ts'

const phones = inquiryTables.map((table) => `select phone from ${table} where id in (select id from sent)`)

/**
 * Removes the questions that name a contact: by an address, by the full name or by the phone number of one of the inquiries.
 * It runs before those are erased.
 */
export async function forgetQuestions(client: PoolClient, contactId: string): Promise<void> {
  await client.query(
    `with sent as (select id, sender_name from leads where contact_id = $1),
     words as (
       select email as word from contact_addresses where contact_id = $1
       union select lower(regexp_replace(trim(sender_name), '\\s+', ' ', 'g')) from sent where trim(sender_name) like '% %'
     ),
     numbers as (
       select right(regexp_replace(phone, '\\D', '', 'g'), 10) as digits from (${phones.join(' union all ')}) as filled
     ),
     told as (
       select id, lower(regexp_replace(concat_ws(' ', text, wording, answer), '\\s+', ' ', 'g')) as words,
         regexp_replace(concat_ws(' ', text, wording, answer), '\\D', '', 'g') as digits
       from help_questions
     )
     delete from help_questions where id in (
       select id from told where
         exists (select from words where strpos(told.words, word) > 0)
         or exists (select from numbers where length(numbers.digits) >= 7 and strpos(told.digits, numbers.digits) > 0)
     )`,
    [contactId],
  )
}
