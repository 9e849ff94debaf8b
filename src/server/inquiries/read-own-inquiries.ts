import type { Pool } from 'pg'
import { visitorState } from '../../domain/desk/inquiry-state.ts'
import { findInquiryForm } from '../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../domain/limits.ts'
import type { Account } from '../accounts/account.ts'
import type { InquiryStatus } from './read-inquiry-status.ts'

type OwnRow = {
  form: string
  subtype: string
  reference: string
  status: string
  received_at: Date
  reply_by: Date | null
}

/**
 * The inquiries of an account's owner: those sent while signed in, and those sent without an account from the confirmed
 * address. The parameters hold the account's id and email.
 */
export function ownInquiries(id: string, email: string): string {
  return `
    select * from leads where user_id = ${id}
    union all
    select * from leads where user_id is null and id in (
      select id from contact_submissions where lower(email) = lower(${email})
      union all select id from partnership_inquiries where lower(email) = lower(${email})
      union all select id from quote_requests where lower(email) = lower(${email})
      union all select id from gate_leads where lower(email) = lower(${email})
    )`
}

/**
 * The state, not the content, of the inquiries that a signed-in visitor has sent, newest first and a page at
 * a time: `before` is the last reference of the previous page.
 */
export async function readOwnInquiries(
  pool: Pool,
  { id, email }: Pick<Account, 'id' | 'email'>,
  before: string | null,
): Promise<InquiryStatus[]> {
  const { rows } = await pool.query<OwnRow>(
    `with own as (${ownInquiries('$1', '$4')})
     select form, subtype, reference, status, received_at, reply_by from own
     where $2::text is null or (received_at, id) < (select received_at, id from own where reference = $2)
     order by received_at desc, id desc
     limit $3`,
    [id, before, limits.account.ownInquiriesPerPage, email],
  )
  return rows.flatMap((row) => {
    const form = findInquiryForm(row.form, row.subtype)
    if (!form) return []
    return {
      form,
      reference: row.reference,
      status: visitorState(row.status),
      receivedAt: row.received_at.toISOString(),
      replyBy: row.reply_by?.toISOString() ?? null,
    }
  })
}
