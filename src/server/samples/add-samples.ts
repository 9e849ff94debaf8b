import type { Client } from 'pg'
import { sampleInquiries as words } from '../../content/samples/sample-inquiries.ts'
import { lostReasons } from '../../domain/desk/inquiry-state.ts'
import {
  type InquiryForm,
  inquiryForms,
  isInquiryFormId,
  type ReplyPromise,
} from '../../domain/inquiry/inquiry-forms.ts'
import {
  consultationOptions,
  contactOptions,
  qualificationOptions,
  religiousOptions,
} from '../../domain/inquiry/options.ts'
import * as limits from '../../domain/limits.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import type { Database } from '../database/connect.ts'
import { sampleSlots } from './sample-slots.ts'

type SampleDeps = {
  readonly database: Pick<Database, 'createClient'>
  readonly now: Date
  readonly calendar: WorkCalendar
  readonly progress: (made: number) => void
}

/**
 * Makes sure that there are this many sample inquiries, and returns how many were added. Everything about one follows from
 * its number and the day, and no mail is sent. They are added in batches, so that real inquiries never wait long.
 */
export async function addSamples(
  { database, now, calendar, progress }: SampleDeps,
  count: number,
): Promise<number> {
  // A connection of its own: the pool's statements have seconds, and temporary tables belong to one connection.
  const client = database.createClient()
  await client.connect()
  try {
    await prepare(client, now, calendar)
    const { rows } = await client.query<{ made: string }>('select count(*) as made from leads where sample')
    let made = Number(rows[0]?.made ?? 0)
    const before = made
    while (made < count) {
      const last = Math.min(count, made + limits.samples.batch)
      await addBatch(client, made + 1, last, now)
      made = last
      progress(made)
    }
    if (made > before) await client.query('analyze leads')
    return made - before
  } finally {
    await client.end()
  }
}

/** The values that all batches choose from, in tables of this connection. */
async function prepare(client: Client, now: Date, calendar: WorkCalendar): Promise<void> {
  await client.query(`
    set gin_pending_list_limit = '1GB';
    set maintenance_work_mem = '256MB';
    set synchronous_commit = off;
    create temp table sample_slots
      (i integer primary key, at timestamptz, due_hours timestamptz, due_day timestamptz, due_days timestamptz);
    create temp table sample_forms
      (i integer primary key, form_id text, form_type text, subtype text, page text, promise text, budgets text[], kinds text[]);
    create temp table sample (
      id bigint, n bigint, person bigint, key uuid, reference text, form_id text, form_type text, subtype text, page text,
      first_name text, last_name text, email text, company text, phone text, message text, budget text, kind text,
      received_at timestamptz, reply_by timestamptz, status text, held boolean, assignee_id uuid, lost_reason text,
      answered_at timestamptz, closed_at timestamptz, note text, source jsonb, conversation text
    ) on commit delete rows;
    create temp table sample_people (email text primary key, contact_id bigint, fresh boolean) on commit delete rows;`)
  const { at, dueHours, dueDay, dueDays } = sampleSlots(now, calendar)
  await client.query(
    `insert into sample_slots select i - 1, a, b, c, d
     from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
       with ordinality as s (a, b, c, d, i)`,
    [at, dueHours, dueDay, dueDays],
  )
  await client.query(
    `insert into sample_forms select * from jsonb_to_recordset($1) as f
     (i integer, form_id text, form_type text, subtype text, page text, promise text, budgets text[], kinds text[])`,
    [JSON.stringify(formsByChance())],
  )
  await client.query('analyze sample_slots, sample_forms')
}

/** A hundred entries, each form as often as its share says. */
function formsByChance(): object[] {
  const chances = Object.keys(words.forms)
    .filter(isInquiryFormId)
    .flatMap((id) => {
      const { formType, subtype, reply }: InquiryForm = inquiryForms[id]
      const { page, share } = words.forms[id]
      const offered = optionsOf(id)
      const entry = { form_id: id, form_type: formType, subtype, page, promise: promiseOf(reply), ...offered }
      return Array.from({ length: share }, () => entry)
    })
  return chances.map((entry, i) => ({ ...entry, i }))
}

function optionsOf(id: keyof typeof words.forms): { budgets: readonly string[]; kinds: readonly string[] } {
  switch (id) {
    case 'contact':
      return { budgets: contactOptions.budget, kinds: contactOptions.projectType }
    case 'qualification':
      return { budgets: qualificationOptions.budget, kinds: qualificationOptions.organizationType }
    case 'religious':
      return { budgets: religiousOptions.approximateBudget, kinds: religiousOptions.organizationType }
    case 'quote':
      return { budgets: [], kinds: ['Conference', 'Interview', 'Concert', 'Training'] }
    case 'partnership':
    case 'supporter':
    case 'leadGate':
    case 'help':
      return { budgets: [], kinds: [] }
    default:
      return { budgets: consultationOptions.budget, kinds: consultationOptions.projectType }
  }
}

function promiseOf(reply: ReplyPromise | null): string | null {
  if (!reply) return null
  if ('hours' in reply) return 'hours'
  return reply.businessDays > 1 ? 'days' : 'day'
}

async function addBatch(client: Client, first: number, last: number, now: Date): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local desk.quiet = 'on'`)
    await client.query(sampleText, [
      first,
      last,
      now,
      words.firstNames,
      words.lastNames,
      words.companies,
      words.messages,
      words.notes,
      words.referrers,
      words.campaigns,
      lostReasons,
      Object.values(words.forms).map(({ page }) => page),
      words.questions.map(({ question }) => question),
      words.questions.map(({ conversation }) => conversation),
    ])
    for (const text of storeTexts) await client.query(text)
    await client.query(quotesText, [words.equipment, limits.reply.quoteValidDays])
    await client.query(
      `select pg_notify('desk', json_build_object('reference', max(reference), 'new', true)::text) from sample`,
    )
    await client.query('commit')
    // One large step into the index of the search takes a fraction of many small ones.
    await client.query(`select gin_clean_pending_list(to_regclass('leads_search'))`)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A number that looks random and follows from another one. */
const random = (of: string, salt: number) => `(hashint8extended(${of}, ${salt}) & 2147483647)`
const pick = (list: string, number: string) =>
  `(${list})[1 + (${number} % nullif(cardinality(${list}), 0))::integer]`

/** Ten digits of a reference: the multiplication in `sampleText` gives each number another one. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const digit = (place: number) => `substr('${digits}', 1 + ((mixed >> ${place * 5}) & 31)::integer, 1)`
const referenceText = `${[9, 8, 7, 6, 5].map(digit).join(' || ')} || '-' || ${[4, 3, 2, 1, 0].map(digit).join(' || ')}`

/** Older inquiries are mostly won or lost; of the last days most are new, and a few were forgotten. */
const statusText = `case
  when held then case when chance < 50 then 'new' else 'spam' end
  when age > 0.98 then case when chance < 55 then 'new' when chance < 80 then 'contacted' else 'qualified' end
  when age > 0.9 then case
    when chance < 6 then 'new' when chance < 30 then 'contacted' when chance < 48 then 'qualified'
    when chance < 73 then 'won' when chance < 98 then 'lost' else 'spam' end
  else case
    when chance < 1 then 'new' when chance < 4 then 'contacted' when chance < 7 then 'qualified'
    when chance < 52 then 'won' when chance < 99 then 'lost' else 'spam' end
end`

const sampleText = `
with staff as (
  select coalesce(array_agg(id order by created_at, id), '{}') as ids from users where role in ('producer', 'owner')
),
numbered as (
  select n, (n * 680564733841) & 1125899906842623 as mixed,
    -- Four in ten are from somebody who wrote before.
    ${random('n', 1)} % (n * 6 / 10 + 1) as person,
    ${random('n', 2)} % 100 as form, ${random('n', 3)} % (select count(*) from sample_slots) as slot,
    ${random('n', 4)} % 100 as chance, ${random('n', 5)} % 100 < 4 as held
  from generate_series($1::bigint, $2::bigint) as n
),
dated as (
  select numbered.*, f.form_id, f.form_type, f.subtype, f.page, f.budgets, f.kinds,
    slot::float8 / (select count(*) from sample_slots) as age,
    s.at + (60 + ${random('n', 6)} % 840) * interval '1 second' as received_at,
    case f.promise when 'hours' then s.due_hours when 'day' then s.due_day when 'days' then s.due_days end as reply_by
  from numbered join sample_forms f on f.i = form join sample_slots s on s.i = slot
),
judged as (
  select *, ${statusText} as status, md5('sample inquiry ' || n)::uuid as key, ${referenceText} as reference
  from dated
),
answered as (
  select *, case when status not in ('new', 'spam') then least($3::timestamptz, received_at
    + (coalesce(reply_by, received_at + interval '1 hour') - received_at) * (0.1 + ${random('n', 7)} % 110 / 100.0)) end as answered_at
  from judged j
  where not exists (select from leads l where l.idempotency_key = j.key)
    and not exists (select from leads l where l.reference = j.reference)
)
insert into sample
select nextval(pg_get_serial_sequence('leads', 'id')), n, person, key, reference, form_id, form_type, subtype, page,
  first_name, last_name,
  lower(first_name) || '.' || regexp_replace(lower(last_name), '[^a-z]', '', 'g') || '.' || person || '@example.com',
  case when form_id <> 'help' then ${pick('$6::text[]', random('person', 13))} end, '+1503555' || lpad((${random('person', 14)} % 10000)::text, 4, '0'),
  case form_id when 'help' then ${pick('$13::text[]', random('n', 8))} else ${pick('$7::text[]', random('n', 8))} end,
  coalesce(${pick('budgets', random('n', 9))}, ''), ${pick('kinds', random('n', 10))},
  received_at, reply_by, status, held,
  case when not held and (status <> 'new' or chance % 2 = 0) then ${pick('staff.ids', random('n', 15))} end,
  case when status = 'lost' then ${pick('$11::text[]', random('n', 16))} end,
  answered_at,
  case when status in ('qualified', 'won', 'lost')
    then least($3::timestamptz, answered_at + (1 + ${random('n', 17)} % 20) * interval '1 day') end,
  case when answered_at is not null and ${random('n', 18)} % 10 < 3 then ${pick('$8::text[]', random('n', 19))} end,
  jsonb_build_object('first', jsonb_strip_nulls(jsonb_build_object(
      'page', case when chance % 3 = 0 then ${pick('$12::text[]', random('n', 20))} else page end,
      'referrer', case when ${random('n', 21)} % 2 = 0 then ${pick('$9::text[]', random('n', 22))} end,
      'campaign', case when ${random('n', 23)} % 5 = 0 then jsonb_build_object(
        'utm_source', 'newsletter', 'utm_campaign', ${pick('$10::text[]', random('n', 24))}) end
    )), 'last', jsonb_build_object('page', page)),
  case when form_id = 'help' then ${pick('$14::text[]', random('n', 8))} end
from answered, staff, lateral (
  select ${pick('$4::text[]', random('person', 11))} as first_name, ${pick('$5::text[]', random('person', 12))} as last_name
) as named`

const storeTexts = [
  `insert into sample_people
   select p.email, coalesce(a.contact_id, nextval(pg_get_serial_sequence('contacts', 'id'))), a.email is null
   from (select distinct email from sample) as p left join contact_addresses a on a.email = p.email`,
  'insert into contacts (id) overriding system value select contact_id from sample_people where fresh',
  'insert into contact_addresses (email, contact_id) select email, contact_id from sample_people where fresh',
  `insert into leads (
     id, reference, form, subtype, status, verification, spam_reasons, time_zone, idempotency_key, body_hash, reply_by,
     received_at, stored_at, sender_name, sender_email, sender_company, budget, search, contact_id, assignee_id, lost_reason,
     held, first_answer_at, source, sample, changed_at
   ) overriding system value
   select s.id, reference, form_type, subtype, status, case when n % 7 = 0 then 'unverified' else 'verified' end,
     case when held then '{link_flood}'::text[] else '{}' end, 'America/Los_Angeles', key,
     sha256(convert_to('sample inquiry ' || n, 'utf8')), reply_by, received_at, received_at,
     case when form_id = 'leadGate' then '' else first_name || ' ' || last_name end, email, coalesce(company, ''), budget,
     lower(concat_ws(' ', reference, first_name, last_name, email, company, phone, budget, kind, message, conversation)),
     p.contact_id, assignee_id, lost_reason, held, answered_at, source, true,
     greatest(received_at, answered_at, closed_at)
   from sample s join sample_people p using (email)
   order by s.id`,
  `insert into inquiry_entries (inquiry_id, at, actor_id, kind, detail)
   select id, at, actor_id, kind, detail from (
     select id, received_at as at, null::uuid as actor_id, 1 as step, 'received' as kind, '{}'::jsonb as detail from sample
     union all
     select id, received_at + interval '5 minutes', assignee_id, 2, 'assigned',
       jsonb_build_object('from', null, 'to', assignee_id) from sample where assignee_id is not null
     union all
     select id, received_at + interval '10 minutes', assignee_id, 3, 'status',
       jsonb_build_object('from', 'new', 'to', 'spam') from sample where status = 'spam'
     union all
     select id, answered_at, assignee_id, 4, 'status', jsonb_build_object('from', 'new', 'to', 'contacted')
     from sample where answered_at is not null
     union all
     select id, answered_at, assignee_id, 5, 'note', jsonb_build_object('text', note, 'mentions', '[]'::jsonb)
     from sample where note is not null
     union all
     select id, closed_at, assignee_id, 6, 'status',
       jsonb_strip_nulls(jsonb_build_object('from', 'contacted', 'to', status, 'lostReason', lost_reason))
     from sample where closed_at is not null
   ) as happened order by id, step`,
  `insert into contact_submissions
     (id, name, email, company, phone, project_type, budget, message, timeline, organization, conversation, submission_type)
   select id, first_name || ' ' || last_name, email, case when form_id <> 'supporter' then company end,
     case when form_id <> 'supporter' then phone end, kind, nullif(budget, ''), message,
     case when form_id not in ('supporter', 'help') then to_char(received_at + interval '40 days', 'FMMonth') end,
     case when form_id = 'supporter' then company end, conversation, form_type
   from sample where form_id in ('contact', 'consultation', 'supporter', 'podcast', 'legacy', 'conference', 'help')`,
  `insert into partnership_inquiries
     (id, organization_name, contact_name, email, phone, organization_type, youth_programs, current_challenges, budget, timeline, message)
   select id, company, first_name || ' ' || last_name, email, case when form_id <> 'partnership' then phone end, kind,
     case form_id when 'qualification' then 'planning' when 'religious' then 'limited' end,
     case when form_id <> 'partnership' then message end, nullif(budget, ''),
     case form_id when 'qualification' then '1-3-months' when 'religious' then 'quarter' end,
     case when form_id = 'partnership' then message end
   from sample where form_id in ('partnership', 'qualification', 'religious')`,
  `insert into gate_leads (id, email, phone, company) select id, email, phone, company from sample where form_id = 'leadGate'`,
]

const quotesText = `
insert into quote_requests
  (id, first_name, last_name, company, email, phone, project_date, duration, project_type, equipment_needed, additional_details, expires_at)
select id, first_name, last_name, company, email, phone, (received_at + (10 + n % 50) * interval '1 day')::date,
  (1 + n % 4) || ' days', kind, ${pick('$1::text[]', 'n')}, message, received_at + $2 * interval '1 day'
from sample where form_id = 'quote'`
