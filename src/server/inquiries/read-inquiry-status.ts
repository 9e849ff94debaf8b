import type { Pool } from 'pg'
import { type AskedFor, askedFor } from '../../content/inquiries/asked-for.ts'
import { visitorState } from '../../domain/desk/inquiry-state.ts'
import { findInquiryForm, type InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import { hashStatusToken } from './storage/inquiry-identity.ts'
import { readInquiryFields } from './storage/read-inquiry.ts'

/** The state of an inquiry, without personal data. */
export type InquiryStatus = {
  readonly form: InquiryFormId
  readonly reference: string
  readonly status: string
  readonly receivedAt: string
  readonly replyBy: string | null
}

/** The view for the holder of a status link: also what was asked for, but not who asked. */
export type InquiryDetails = InquiryStatus & { readonly asked: AskedFor }

type StatusRow = {
  id: string
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
  erased_at: Date | null
}

/** `removed` for an inquiry that was erased; null when the link leads to none. */
export async function readInquiryStatus(
  pool: Pool,
  token: string,
): Promise<InquiryDetails | 'removed' | null> {
  const { rows } = await pool.query<StatusRow>(
    `select id, form, subtype, reference, status, received_at, reply_by, erased_at from leads
     where status_token_hash = $1`,
    [hashStatusToken(token)],
  )
  const [row] = rows
  const form = row && findInquiryForm(row.form, row.subtype)
  if (!row || !form) return null
  if (row.erased_at) return 'removed'
  return {
    form,
    reference: row.reference,
    status: visitorState(row.status),
    receivedAt: row.received_at.toISOString(),
    replyBy: row.reply_by?.toISOString() ?? null,
    asked: askedFor(form, await readInquiryFields(pool, form, row.id)),
  }
}
