import type { Pool } from 'pg'
import { visitorState } from '../../domain/desk/inquiry-state.ts'
import { findInquiryForm } from '../../domain/inquiry/inquiry-forms.ts'
import type { Account } from '../accounts/account.ts'
import type { ExportedInquiry } from '../accounts/self-service/export-account.ts'
import { ownInquiries } from './read-own-inquiries.ts'
import { readInquiryFields } from './storage/read-inquiry.ts'

type ExportRow = {
  id: string
  user_id: string | null
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
  time_zone: string | null
}

/**
 * All inquiries of an account's owner, oldest first. What was written is told for those sent while signed in: anybody could
 * have sent the others with this address, and with a name and a phone number of their own.
 */
export async function exportInquiries(
  pool: Pool,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<ExportedInquiry[]> {
  const { rows } = await pool.query<ExportRow>(
    `with own as (${ownInquiries('$1', '$2')})
     select id, user_id, form, subtype, reference, status, received_at, reply_by, time_zone from own
     order by received_at, id`,
    [id, email],
  )
  const exported: ExportedInquiry[] = []
  for (const row of rows) {
    const form = findInquiryForm(row.form, row.subtype)
    if (!form) continue
    exported.push({
      reference: row.reference,
      form,
      status: visitorState(row.status),
      receivedAt: row.received_at.toISOString(),
      replyBy: row.reply_by?.toISOString() ?? null,
      timeZone: row.time_zone,
      fields: row.user_id === id ? await readInquiryFields(pool, form, row.id) : null,
    })
  }
  return exported
}
