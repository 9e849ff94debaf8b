import type { Pool } from 'pg'
import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'

export type Contact = {
  readonly id: string
  /** As the last inquiry with a name says. */
  readonly name: string
  readonly inquiries: number
  readonly addresses: readonly { readonly email: string; readonly inquiries: number }[]
  /** The newest ones. */
  readonly latest: readonly {
    readonly reference: string
    readonly form: InquiryFormId
    readonly status: string
    readonly held: boolean
    readonly receivedAt: string
  }[]
  /** Whether somebody can sign in with one of the addresses. */
  readonly hasAccount: boolean
}

type LatestRow = {
  reference: string
  form: string
  subtype: string
  status: string
  held: boolean
  received_at: Date
}

/** A person as the desk knows them; null when there is no such contact. */
export async function readContact(pool: Pool, id: string): Promise<Contact | null> {
  const { rows: addresses } = await pool.query<{ email: string; inquiries: number; has_account: boolean }>(
    `select a.email, count(l.id)::int as inquiries, exists (select from users u where u.email = a.email) as has_account
     from contact_addresses a left join leads l on l.contact_id = a.contact_id and l.sender_email = a.email
     where a.contact_id = $1 group by a.email order by a.email`,
    [id],
  )
  if (addresses.length === 0) return null
  const { rows } = await pool.query<LatestRow>(
    `select reference, form, subtype, status, held, received_at from leads where contact_id = $1
     order by received_at desc, id desc limit $2`,
    [id, limits.desk.othersShown],
  )
  const { rows: named } = await pool.query<{ sender_name: string }>(
    `select sender_name from leads where contact_id = $1 and sender_name <> ''
     order by received_at desc, id desc limit 1`,
    [id],
  )
  return {
    id,
    name: named[0]?.sender_name ?? '',
    inquiries: addresses.reduce((sum, { inquiries }) => sum + inquiries, 0),
    addresses: addresses.map(({ email, inquiries }) => ({ email, inquiries })),
    latest: rows.flatMap(({ reference, status, held, received_at, ...row }) => {
      const form = findInquiryForm(row.form, row.subtype)
      return form ? [{ reference, form, status, held, receivedAt: received_at.toISOString() }] : []
    }),
    hasAccount: addresses.some(({ has_account }) => has_account),
  }
}
