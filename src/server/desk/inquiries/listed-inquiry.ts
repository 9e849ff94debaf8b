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
  /** The beginning of what was asked for, on one line. */
  readonly message: string
  /** The text around the first word that was searched for: as it was written where it is in the message. */
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
  message: string
  excerpt: string
}

/** Adds a value to the statement and returns its placeholder. */
export type Put = (value: unknown) => string

/** What each form asks people to say in their own words; equipment where a quote says nothing else. */
const message = `coalesce(
    (select c.message from contact_submissions c where c.id = l.id),
    (select coalesce(nullif(a.message, ''), a.current_challenges) from partnership_inquiries a where a.id = l.id),
    (select coalesce(nullif(q.additional_details, ''), q.equipment_needed) from quote_requests q where q.id = l.id),
    ''
  )`

/**
 * The statement that reads `ListedRow`s of `leads l`, in the order given. Its first value is the reader's id. Messages are
 * read for the lines of this page alone, however many others were looked at.
 */
export function listedText(
  put: Put,
  { where, order, limit, word }: { where: string; order: string; limit: number; word?: string | undefined },
): string {
  const { excerptBefore, excerptMax, previewMax } = limits.desk
  /** A text that is cut before the word begins with a whole one. */
  const around = (text: string, sought: string) => {
    const at = `strpos(lower(${text}), ${sought})`
    const cut = `substring(${text} from greatest(1, ${at} - ${excerptBefore}) for ${excerptMax})`
    return `case when ${at} > ${excerptBefore + 1} then regexp_replace(${cut}, '^\\S{0,${excerptBefore - 1}}\\s+', '') else ${cut} end`
  }
  const sought = word === undefined ? null : put(word)
  const excerpt = sought
    ? `case when strpos(lower(said.message), ${sought}) > 0 then ${around('said.message', sought)}
       else ${around('l.search', sought)} end`
    : `''`
  return `with page as (
      select l.* from leads l where ${where} order by ${order} limit ${put(limit)}
    )
    select l.id, l.reference, l.form, l.subtype, l.sender_name, l.sender_email, l.sender_company, l.budget, l.status, l.held,
      l.lost_reason, l.erased_at is not null as erased, l.assignee_id, l.received_at, l.reply_by, l.first_answer_at,
      l.erased_at is null and not exists (
        select from inquiry_reads r where r.user_id = $1 and r.inquiry_id = l.id and r.at >= l.changed_at
      ) as unread,
      left(said.message, ${previewMax}) as message, ${excerpt} as excerpt
    from page l cross join lateral (select ${message} as message) as said
    order by ${order}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
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
    message: oneLine(row.message),
    excerpt: oneLine(row.excerpt),
  }
}
