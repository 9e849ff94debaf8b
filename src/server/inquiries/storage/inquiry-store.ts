import { DatabaseError, type Pool } from 'pg'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { inquiryStorage } from './inquiry-columns.ts'
import { hashStatusToken } from './inquiry-identity.ts'
import type { NewInquiry } from './new-inquiry.ts'
import { searchText, senderOf } from './sender.ts'

/** A counter that limits attempts. */
export type RateCounter = { readonly key: string; readonly attempts: number; readonly windowMs: number }

/** A proof that is accepted once; the form decides whether one is required. */
export type CaptchaProof = { readonly hash: Buffer; readonly required: boolean }

/** The answer to a repeated submission. */
export type Known = {
  readonly kind: 'known'
  readonly bodyHash: string
  readonly reference: string
  readonly replyBy: string | null
}

export type Previous =
  | { readonly kind: 'none' }
  | Known
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }

export type Stored =
  | { readonly kind: 'stored' }
  | Known
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'proof-spent' }

export type StoreOptions = {
  readonly counters: readonly RateCounter[]
  readonly proof: CaptchaProof | null
  /** Whether the owner already has the mail, sent while the database was away. */
  readonly mailed: boolean
}

export type InquiryStore = {
  /**
   * Finds an inquiry already stored under these keys, earlier keys first, and tells whether the sender has to
   * wait.
   */
  lookUp(keys: readonly string[], counters: readonly RateCounter[]): Promise<Previous>
  /** Stores row, details, counters, proof and jobs together or not at all. */
  store(inquiry: NewInquiry, options: StoreOptions): Promise<Stored>
}

/** Adds an inquiry's deliveries as jobs, within the statement that stores it. */
export type JobInsert = {
  /** Inserts the jobs given as JSON in `$1`. */
  readonly text: string
  /** The jobs of an inquiry, without its id. */
  readonly jobsOf: (inquiry: NewInquiry, mailed: boolean) => readonly { readonly data: object }[]
}

export function createInquiryStore(pool: Pool, jobs: JobInsert): InquiryStore {
  return {
    async lookUp(keys, counters) {
      const { rows } = await pool.query<LookUpRow>({
        name: 'look-up-inquiry',
        text: lookUpText,
        values: [keys, ...counterValues(counters).slice(0, 2)],
      })
      const [row] = rows
      if (row?.reference && row.body_hash) {
        const replyBy = row.reply_by?.toISOString() ?? null
        return { kind: 'known', bodyHash: row.body_hash, reference: row.reference, replyBy }
      }
      if (row?.retry_after) return { kind: 'rate-limited', retryAfterSeconds: Math.ceil(row.retry_after) }
      return { kind: 'none' }
    },

    async store(inquiry, { counters, proof, mailed }) {
      try {
        await pool.query(storeQuery(inquiry, counters, proof, jobs, mailed))
        return { kind: 'stored' }
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== notStored) throw error
        const known = await this.lookUp([inquiry.idempotencyKey], [])
        if (known.kind === 'known') return known
        const wait = Number(error.detail)
        return wait ? { kind: 'rate-limited', retryAfterSeconds: Math.ceil(wait) } : { kind: 'proof-spent' }
      }
    },
  }
}

type LookUpRow = {
  body_hash: string | null
  reference: string | null
  reply_by: Date | null
  retry_after: number | null
}

/** The error code that `refuse_lead` raises, which also rolls back the counting. */
const notStored = 'LD001'

function counterValues(counters: readonly RateCounter[]): [string[], number[], number[]] {
  return [
    counters.map(({ key }) => key),
    counters.map(({ attempts }) => attempts),
    counters.map(({ windowMs }) => windowMs),
  ]
}

const lookUpText = `
with known as (
  select encode(body_hash, 'hex') as body_hash, reference, reply_by
  from leads
  where idempotency_key = any ($1::uuid[])
  order by array_position($1::uuid[], idempotency_key)
  limit 1
)
select
  (select body_hash from known),
  (select reference from known),
  (select reply_by from known),
  (
    select max(extract(epoch from c.window_ends_at - now()))::float8
    from unnest($2::text[], $3::int[]) as wanted (key, attempts)
    join rate_counters c using (key)
    where c.window_ends_at > now() and c.attempts >= wanted.attempts
  ) as retry_after`

/**
 * A single statement is one transaction and one round trip. Counters come first, so that copies of one
 * submission queue up behind the counter of its email. Then come inquiry, details and jobs. If a counter is
 * over its limit, the proof is spent or the key is known, the statement fails as a whole. The lock on the address makes an
 * inquiry wait while its sender is joined with another contact or erased, and then follow.
 */
function storeText(table: string, columns: readonly string[], jobsText: string): string {
  const jobsOfInquiry = `(
    select json_agg(jsonb_set(job, '{data,leadId}', to_jsonb(inquiry.id::text)))
    from inquiry, jsonb_array_elements($21::jsonb) as job
  )`
  return `
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::float8[]) as w (key, allowed, window_ms)
),
counted as (
  insert into rate_counters as c (key, attempts, window_ends_at)
  select key, 1, now() + window_ms * interval '1 millisecond' from wanted
  on conflict (key) do update set
    attempts = case when c.window_ends_at <= now() then 1 else c.attempts + 1 end,
    window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
  returning key, attempts, window_ends_at
),
over as (
  select max(extract(epoch from c.window_ends_at - now()))::float8 as retry_after
  from counted c join wanted w using (key) where c.attempts > w.allowed
),
proof as (
  insert into spent_captchas (proof_hash, expires_at)
  select $4::bytea, now() + $5::float8 * interval '1 millisecond' where $4::bytea is not null
  on conflict do nothing
  returning true as fresh
),
known_address as (
  select contact_id from contact_addresses where email = $23 for share
),
person as (
  insert into contacts (created_at) select now() where not exists (select from known_address)
  returning id
),
address as (
  insert into contact_addresses (email, contact_id) select $23, id from person
  on conflict (email) do update set email = excluded.email
  returning contact_id
),
contact as (
  select contact_id from known_address union all select contact_id from address
),
inquiry as (
  insert into leads (
    form, subtype, reference, verification, captcha_score, spam_reasons, user_id, time_zone,
    idempotency_key, body_hash, status_token_hash, reply_by, received_at,
    sender_name, sender_email, sender_company, budget, search, source, held, contact_id, test
  )
  select
    $7, $8, $9,
    case when $10::boolean and ($4::bytea is null or exists (select from proof)) then 'verified' else 'unverified' end,
    $11, $12, $13, $14, $15, $16, $17, $18, $19,
    $22, $23, $24, $25, $26, $27, $12::text[] <> '{}', (select contact_id from contact), $28
  where (select retry_after from over) is null and (not $6::boolean or exists (select from proof))
  on conflict (idempotency_key) do nothing
  returning id
),
received as (
  insert into inquiry_entries (inquiry_id, at, kind) select id, $19, 'received' from inquiry
),
detail as (
  insert into ${table} (id, ${columns.join(', ')})
  select inquiry.id, ${columns.map((column) => `given.${column}`).join(', ')}
  from inquiry, jsonb_populate_record(null::${table}, $20::jsonb) as given
),
jobs as (${jobsText.replace('$1', () => jobsOfInquiry)})
select coalesce((select id from inquiry), refuse_lead((select retry_after from over)))`
}

function storeQuery(
  inquiry: NewInquiry,
  counters: readonly RateCounter[],
  proof: CaptchaProof | null,
  jobs: JobInsert,
  mailed: boolean,
) {
  const { formType, subtype } = inquiryForms[inquiry.form]
  const { table } = inquiryStorage[inquiry.form]
  const details = detailsOf(inquiry)
  return {
    name: `store-inquiry-${inquiry.form}`,
    text: storeText(table, Object.keys(details), jobs.text),
    values: [
      ...counterValues(counters),
      proof?.hash ?? null,
      limits.captcha.ageMs,
      proof?.required ?? false,
      formType,
      subtype,
      inquiry.reference,
      inquiry.verified,
      inquiry.captchaScore,
      inquiry.spamReasons,
      inquiry.userId,
      inquiry.timeZone,
      inquiry.idempotencyKey,
      Buffer.from(inquiry.bodyHash, 'hex'),
      inquiry.replyBy === null ? null : hashStatusToken(inquiry.statusToken),
      inquiry.replyBy,
      inquiry.receivedAt,
      JSON.stringify(details),
      JSON.stringify(jobs.jobsOf(inquiry, mailed)),
      ...deskColumns(inquiry),
      inquiry.test,
    ],
  }
}

/** The values that the desk lists and searches by, in the order of the statement's parameters. */
function deskColumns({ form, reference, fields, source }: NewInquiry): string[] {
  const { name, company, budget, words } = senderOf(form, fields)
  return [
    name,
    (fields.email ?? '').toLowerCase(),
    company,
    budget,
    searchText([reference, ...words]),
    JSON.stringify(source),
  ]
}

/** All columns of the form's table, so that the statement of a form always has the same text. */
function detailsOf(inquiry: NewInquiry): Record<string, string | null> {
  const { table, columns } = inquiryStorage[inquiry.form]
  const details: Record<string, string | null> = {}
  for (const [field, column] of Object.entries(columns)) details[column] = inquiry.fields[field] ?? null
  if (table === 'contact_submissions') {
    details.user_id = inquiry.userId
    details.submission_type = inquiryForms[inquiry.form].formType
  }
  if (table === 'quote_requests') details.expires_at = quoteExpiry(inquiry.receivedAt)
  return details
}

const dayMs = 86_400_000

function quoteExpiry(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + limits.reply.quoteValidDays * dayMs).toISOString()
}
