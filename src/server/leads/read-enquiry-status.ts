import type { Pool } from 'pg'
import { type AskedFor, askedFor } from '../../content/asked-for.ts'
import { findLeadForm, type LeadFormId } from '../../domain/lead/lead-forms.ts'
import { hashStatusToken } from './lead-identity.ts'
import { readLeadFields } from './read-lead.ts'

/** Where an enquiry stands: nothing personal. */
export type EnquiryStatus = {
  readonly form: LeadFormId
  readonly reference: string
  readonly status: string
  readonly receivedAt: string
  readonly replyBy: string | null
}

/** What the holder of a status link may see: also what was asked for, but not who asked. */
export type EnquiryDetails = EnquiryStatus & { readonly asked: AskedFor }

type StatusRow = {
  id: string
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
}

export async function readEnquiryStatus(pool: Pool, token: string): Promise<EnquiryDetails | null> {
  const { rows } = await pool.query<StatusRow>(
    'select id, form, subtype, reference, status, received_at, reply_by from leads where status_token_hash = $1',
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
    asked: askedFor(form, await readLeadFields(pool, form, row.id)),
  }
}
