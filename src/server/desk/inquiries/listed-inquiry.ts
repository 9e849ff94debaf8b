import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'

export type ListedInquiry = {
  readonly reference: string
  readonly form: InquiryFormId
  readonly name: string
  readonly email: string
  readonly company: string
  readonly budget: string
  readonly status: string
  readonly held: boolean
  /** Its sender was forgotten: the line has no name. */
  readonly erased: boolean
  readonly lostReason: string | null
  readonly assigneeId: string | null
  readonly receivedAt: string
  /** When the answer is due; null where none was promised. */
  readonly replyBy: string | null
  readonly firstAnswerAt: string | null
  readonly unread: boolean
  /** The text around the first word that was searched for, in lower case. */
  readonly excerpt: string
}

export type ListedRow = {
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
  erased: boolean
  lost_reason: string | null
  assignee_id: string | null
  received_at: Date
  reply_by: Date | null
  first_answer_at: Date | null
  unread: boolean
  excerpt: string
}

/** Adds a value to the statement and returns its placeholder. */
export type Put = (value: unknown) => string

/** The columns of a `ListedRow`, from `leads l`. The statement's first value is the reader's id. */
export function listedColumns(put: Put, word?: string | undefined): string {
  const { excerptBefore, excerptMax } = limits.desk
  const excerpt =
    word === undefined
      ? `''`
      : `substring(l.search from greatest(1, strpos(l.search, ${put(word)}) - ${excerptBefore}) for ${excerptMax})`
  return `l.id, l.reference, l.form, l.subtype, l.sender_name, l.sender_email, l.sender_company, l.budget, l.status, l.held,
    l.lost_reason, l.erased_at is not null as erased, l.assignee_id, l.received_at, l.reply_by, l.first_answer_at,
    l.erased_at is null and not exists (
      select from inquiry_reads r where r.user_id = $1 and r.inquiry_id = l.id and r.at >= l.changed_at
    ) as unread,
    ${excerpt} as excerpt`
}

export function toListed(row: ListedRow): ListedInquiry | null {
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
    erased: row.erased,
    lostReason: row.lost_reason,
    assigneeId: row.assignee_id,
    receivedAt: row.received_at.toISOString(),
    replyBy: row.reply_by?.toISOString() ?? null,
    firstAnswerAt: row.first_answer_at?.toISOString() ?? null,
    unread: row.unread,
    excerpt: row.excerpt,
  }
}
