import type { Pool } from 'pg'
import { findLeadForm, type LeadFormId } from '../../domain/lead/lead-forms.ts'
import { hashStatusToken } from './lead-identity.ts'

/** What the holder of a status link may see: nothing personal. */
export type EnquiryStatus = {
  readonly form: LeadFormId
  readonly reference: string
  readonly status: string
  readonly receivedAt: string
  readonly replyBy: string | null
}

type StatusRow = {
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
}

export async function readEnquiryStatus(pool: Pool, token: string): Promise<EnquiryStatus | null> {
  const { rows } = await pool.query<StatusRow>(
    'select form, subtype, reference, status, received_at, reply_by from leads where status_token_hash = $1',
    [hashStatusToken(token)],
  )
  const [row] = rows
  const form = row && findLeadForm(row.form, row.subtype)
  if (!row || !form) return null
  return {
    form,
    reference: row.reference,
    status: row.status,
    receivedAt: row.received_at.toISOString(),
    replyBy: row.reply_by?.toISOString() ?? null,
  }
}
