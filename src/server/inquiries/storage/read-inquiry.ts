import type { Pool } from 'pg'
import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import type { InquirySource } from '../../../domain/inquiry/inquiry-source.ts'
import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { inquiryStorage } from './inquiry-columns.ts'

type InquiryRow = {
  form: string
  subtype: string
  reference: string
  idempotency_key: string
  received_at: Date
  reply_by: Date | null
  user_id: string | null
  verification: string
  spam_reasons: string[]
  time_zone: string | null
  source: InquirySource
  erased_at: Date | null
  test: boolean
}

export type KeptInquiry = InquiryView & {
  readonly idempotencyKey: string
  /** When its sender was forgotten; it has no fields then. */
  readonly erasedAt: Date | null
  readonly test: boolean
}

/** An inquiry with all its fields, or null when there is none with that id. */
export async function readInquiry(pool: Pool, id: string): Promise<KeptInquiry | null> {
  const { rows } = await pool.query<InquiryRow>('select * from leads where id = $1', [id])
  const [row] = rows
  const form = row && findInquiryForm(row.form, row.subtype)
  if (!row || !form) return null
  return {
    id,
    form,
    reference: row.reference,
    idempotencyKey: row.idempotency_key,
    test: row.test,
    receivedAt: row.received_at,
    replyBy: row.reply_by,
    userId: row.user_id,
    verified: row.verification === 'verified',
    spamReasons: row.spam_reasons,
    timeZone: row.time_zone,
    source: row.source,
    erasedAt: row.erased_at,
    fields: await readInquiryFields(pool, form, id),
  }
}

/** The filled-in fields, by their names in the form's schema. */
export async function readInquiryFields(
  pool: Pool,
  form: InquiryFormId,
  id: string,
): Promise<Record<string, string>> {
  const { table, columns } = inquiryStorage[form]
  // Values are read as text, because they are shown, never calculated with.
  const wanted = Object.entries(columns).map(([field, column]) => `${column}::text as "${field}"`)
  const { rows } = await pool.query<Record<string, string | null>>(
    `select ${wanted.join(', ')} from ${table} where id = $1`,
    [id],
  )
  const fields: Record<string, string> = {}
  for (const [field, value] of Object.entries(rows[0] ?? {})) if (value !== null) fields[field] = value
  return fields
}
