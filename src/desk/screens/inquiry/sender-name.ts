import type { Inquiry } from '../../calls/desk-calls.ts'

/** The forms call the same thing by different names. */
export function senderName({ fields }: Pick<Inquiry, 'fields'>): string {
  const { name, contactName, firstName = '', lastName = '', email = '' } = fields
  return name || contactName || `${firstName} ${lastName}`.trim() || email
}
