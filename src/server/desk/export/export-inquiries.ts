import type { Pool } from 'pg'
import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { inquiryStorage } from '../../inquiries/storage/inquiry-columns.ts'
import type { Actor } from '../authorize.ts'
import { conditions, type ListFilter } from '../inquiries/inquiry-filter.ts'
import { csvLine } from './csv.ts'

type Row = {
  id: string
  reference: string
  form: string
  subtype: string
  status: string
  lost_reason: string | null
  held: boolean
  erased: boolean
  assignee: string | null
  received_at: Date
  reply_by: Date | null
  first_answer_at: Date | null
  details: Record<string, unknown>
}

type Exported = {
  readonly reference: string
  readonly form: InquiryFormId
  readonly status: string
  readonly lostReason: string
  readonly held: boolean
  readonly erased: boolean
  readonly assignee: string
  readonly receivedAt: Date
  readonly replyBy: Date | null
  readonly firstAnswerAt: Date | null
  readonly fields: Readonly<Record<string, string>>
}

type LocalClock = (time: Date) => string

type ExportOptions = {
  readonly format: 'csv' | 'json'
  /** The company's; times are written in it and in UTC. */
  readonly timeZone: string
}

/**
 * Everything that a list shows, to its end, as pieces of a file. It is read page by page, so that a million inquiries take
 * no more memory than a thousand.
 */
export async function* exportInquiries(
  pool: Pool,
  actor: Actor,
  filter: ListFilter,
  { format, timeZone }: ExportOptions,
): AsyncGenerator<string> {
  const clock = localClock(timeZone)
  yield format === 'csv' ? `\ufeff${csvLine(headingIn(timeZone))}` : '[\n'
  let first = true
  for await (const page of readPages(pool, actor, filter)) {
    if (format === 'csv') yield page.map((inquiry) => csvLine(cellsOf(inquiry, clock))).join('')
    else if (page.length > 0) {
      yield `${first ? '' : ',\n'}${page.map((inquiry) => JSON.stringify(jsonOf(inquiry, clock))).join(',\n')}`
    }
    first &&= page.length === 0
  }
  if (format === 'json') yield '\n]\n'
}

async function* readPages(pool: Pool, actor: Actor, filter: ListFilter): AsyncGenerator<Exported[]> {
  for (let after = filter.after, more = true; more; ) {
    const values: unknown[] = [actor.id]
    const put = (value: unknown) => `$${values.push(value)}`
    const where = conditions({ ...filter, after }, put)
    const { rows } = await pool.query<Row>(
      `with page as (
         select l.* from leads l where $1::uuid is not null and not l.test and ${where.join(' and ')}
         order by l.received_at desc, l.id desc limit ${put(limits.desk.exportPage)}
       )
       select p.id, p.reference, p.form, p.subtype, p.status, p.lost_reason, p.held, p.erased_at is not null as erased, u.email as assignee,
         p.received_at, p.reply_by, p.first_answer_at,
         coalesce(to_jsonb(c), to_jsonb(a), to_jsonb(q), to_jsonb(g), '{}') as details
       from page p
       left join users u on u.id = p.assignee_id
       left join contact_submissions c on c.id = p.id
       left join partnership_inquiries a on a.id = p.id
       left join quote_requests q on q.id = p.id
       left join gate_leads g on g.id = p.id
       order by p.received_at desc, p.id desc`,
      values,
    )
    yield rows.flatMap((row) => exportedOf(row) ?? [])
    after = rows.at(-1)?.reference
    more = rows.length === limits.desk.exportPage
  }
}

function exportedOf(row: Row): Exported | null {
  const form = findInquiryForm(row.form, row.subtype)
  if (!form) return null
  const fields: Record<string, string> = {}
  for (const [field, column] of Object.entries(inquiryStorage[form].columns)) {
    const value = row.details[column]
    if (value !== null && value !== undefined) fields[field] = String(value)
  }
  return {
    reference: row.reference,
    form,
    status: row.status,
    lostReason: row.lost_reason ?? '',
    held: row.held,
    erased: row.erased,
    assignee: row.assignee ?? '',
    receivedAt: row.received_at,
    replyBy: row.reply_by,
    firstAnswerAt: row.first_answer_at,
    fields,
  }
}

/** The fields of all forms, each once. */
const fieldNames = [...new Set(Object.values(inquiryStorage).flatMap(({ columns }) => Object.keys(columns)))]

function headingIn(timeZone: string): string[] {
  return [
    'reference',
    'form',
    'status',
    'lost reason',
    'held',
    'erased',
    'assignee',
    ...['received', 'due', 'first answer'].flatMap((time) => [`${time} (${timeZone})`, `${time} (UTC)`]),
    ...fieldNames,
  ]
}

function cellsOf(inquiry: Exported, local: LocalClock): string[] {
  const { receivedAt, replyBy, firstAnswerAt, fields } = inquiry
  return [
    inquiry.reference,
    inquiry.form,
    inquiry.status,
    inquiry.lostReason,
    inquiry.held ? 'yes' : 'no',
    inquiry.erased ? 'yes' : 'no',
    inquiry.assignee,
    ...[receivedAt, replyBy, firstAnswerAt].flatMap((time) => [
      time ? local(time) : '',
      time?.toISOString() ?? '',
    ]),
    ...fieldNames.map((name) => fields[name] ?? ''),
  ]
}

function jsonOf({ receivedAt, replyBy, firstAnswerAt, ...inquiry }: Exported, local: LocalClock) {
  const both = (time: Date | null) => time && { local: local(time), utc: time.toISOString() }
  return {
    ...inquiry,
    receivedAt: both(receivedAt),
    replyBy: both(replyBy),
    firstAnswerAt: both(firstAnswerAt),
  }
}

/** `2026-11-18 01:12:05`, as spreadsheets read times. */
function localClock(timeZone: string): LocalClock {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => clock.format(time)
}
