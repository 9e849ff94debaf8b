import type { Pool } from 'pg'
import { findLeadForm } from '../../domain/lead/lead-forms.ts'
import * as limits from '../../domain/limits.ts'
import type { EnquiryStatus } from './read-enquiry-status.ts'

type OwnRow = {
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
}

/**
 * What a signed-in visitor has sent, newest first and a page at a time: `before` is the last reference of the
 * page before. Where each stands, not what it said.
 */
export async function readOwnEnquiries(
  pool: Pool,
  userId: string,
  before: string | null,
): Promise<EnquiryStatus[]> {
  const { rows } = await pool.query<OwnRow>(
    `select form, subtype, reference, status, received_at, reply_by from leads
     where user_id = $1 and (
       $2::text is null
       or (received_at, id) < (select received_at, id from leads where reference = $2 and user_id = $1)
     )
     order by received_at desc, id desc
     limit $3`,
    [userId, before, limits.account.ownEnquiriesPerPage],
  )
  return rows.flatMap((row) => {
    const form = findLeadForm(row.form, row.subtype)
    if (!form) return []
    return {
      form,
      reference: row.reference,
      status: row.status,
      receivedAt: row.received_at.toISOString(),
      replyBy: row.reply_by?.toISOString() ?? null,
    }
  })
}
