import type { Pool } from 'pg'
import { labelFields } from '../../../content/inquiries/field-labels.ts'
import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import { readAccount } from '../../accounts/read-account.ts'
import { exportAccount } from '../../accounts/self-service/export-account.ts'
import { exportInquiries } from '../../inquiries/export-inquiries.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import { readRecord } from '../inquiries/read-desk-inquiry.ts'
import { readContact } from './read-contact.ts'

/** Everything known of one person, to be handed to them; null when there is no such contact. */
export async function exportPerson(pool: Pool, actor: Actor, contactId: string) {
  const contact = await readContact(pool, contactId)
  if (!contact) return null
  const inquiries = await readAll(pool, contactId)
  await writeAudit(pool, actor.id, 'person_exported', { inquiries: inquiries.length })
  return {
    exportedAt: new Date().toISOString(),
    addresses: contact.addresses.map(({ email }) => email),
    inquiries,
    accounts: await readAccounts(
      pool,
      contact.addresses.map(({ email }) => email),
    ),
  }
}

/** Every inquiry with its fields as their writer knows them and as they are stored, and all that happened to it. */
async function readAll(pool: Pool, contactId: string) {
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from leads where contact_id = $1 order by received_at, id',
    [contactId],
  )
  const inquiries = []
  for (const { reference } of rows) {
    const inquiry = await readRecord(pool, reference)
    if (!inquiry) continue
    const { id: _id, contactId: _contact, fields, ...known } = inquiry
    inquiries.push({
      ...known,
      formName: inquiryStatusText.forms[inquiry.form],
      fields: labelFields(inquiry.form, fields).filled.map((field) => ({
        ...field,
        stored: fields[field.name] ?? '',
      })),
    })
  }
  return inquiries
}

/** The accounts with these addresses, as their owners would export them. */
async function readAccounts(pool: Pool, addresses: readonly string[]) {
  const { rows } = await pool.query<{ id: string }>(
    'select id from users where email = any ($1) order by email',
    [addresses],
  )
  const deps = {
    pool,
    now: () => new Date(),
    readInquiries: (owner: { readonly id: string; readonly email: string }) => exportInquiries(pool, owner),
  }
  const accounts = []
  for (const { id } of rows) {
    const account = await readAccount(pool, id)
    if (account) accounts.push(await exportAccount(deps, { account, session: null }))
  }
  return accounts
}
