import type { Pool } from 'pg'
import { openStates } from '../../../domain/desk/inquiry-state.ts'
import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { conditions, type ListFilter } from './inquiry-filter.ts'

export type ListedInquiry = {
  readonly reference: string
  readonly form: InquiryFormId
  readonly name: string
  readonly email: string
  readonly company: string
  readonly budget: string
  readonly status: string
  readonly held: boolean
  readonly assigneeId: string | null
  readonly receivedAt: string
  /** When the answer is due; null once it was given, or where none was promised. */
  readonly dueAt: string | null
  readonly unread: boolean
}

type Row = {
  id: string
  reference: string
  form: string
  subtype: string
  sender_name: string
  sender_email: string
  sender_company: string
  budget: string
  status: string
  held: boolean
  assignee_id: string | null
  received_at: Date
  due_at: Date | null
  unread: boolean
}

/** One page of a list, newest first. Pages follow by key, so a later page costs as much as the first. */
export async function listInquiries(
  pool: Pool,
  actor: Actor,
  filter: ListFilter,
): Promise<{ readonly inquiries: ListedInquiry[]; readonly more: boolean }> {
  const values: unknown[] = [actor.id]
  const put = (value: unknown) => `$${values.push(value)}`
  const where = conditions(filter, put)
  const { rows } = await pool.query<Row>(
    `select l.id, l.reference, l.form, l.subtype, l.sender_name, l.sender_email, l.sender_company, l.budget, l.status, l.held,
       l.assignee_id, l.received_at,
       case when l.first_answer_at is null and l.status = any (${put(openStates)}) then l.reply_by end as due_at,
       not exists (
         select from inquiry_reads r where r.user_id = $1 and r.inquiry_id = l.id and r.at >= l.changed_at
       ) as unread
     from leads l
     where ${where.join(' and ')}
     order by l.received_at desc, l.id desc
     limit ${put(limits.desk.pageSize + 1)}`,
    values,
  )
  const inquiries = rows.slice(0, limits.desk.pageSize).flatMap((row) => listed(row) ?? [])
  return { inquiries, more: rows.length > limits.desk.pageSize }
}

function listed(row: Row): ListedInquiry | null {
  const form = findInquiryForm(row.form, row.subtype)
  if (!form) return null
  return {
    reference: row.reference,
    form,
    name: row.sender_name,
    email: row.sender_email,
    company: row.sender_company,
    budget: row.budget,
    status: row.status,
    held: row.held,
    assigneeId: row.assignee_id,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    unread: row.unread,
  }
}
