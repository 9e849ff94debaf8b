import { inquiryStatusText } from '../../../../content/inquiries/inquiry-status.ts'
import type { PlaceholderValues } from '../../../../domain/desk/placeholders.ts'
import { replyByWords } from '../../../../domain/inquiry/reply-by-words.ts'
import type { Inquiry } from '../../../calls/desk-calls.ts'
import { companyZone } from '../../../session/company-zone.ts'
import { senderName } from '../sender-name.ts'

type Answered = Pick<Inquiry, 'reference' | 'form' | 'fields' | 'replyBy'>

/** The values of placeholders in a letter about this inquiry. A time that has passed is no longer a promise. */
export function placeholderValues(inquiry: Answered, myName: string, now: Date): PlaceholderValues {
  const { reference, form, fields, replyBy } = inquiry
  const { email = '', company, organization, organizationName } = fields
  const name = senderName(inquiry)
  const known = name === email ? '' : name
  const due = replyBy === null ? null : new Date(replyBy)
  return {
    name: known,
    'first name': fields.firstName || known.split(/\s+/)[0] || '',
    company: company || organization || organizationName || '',
    reference,
    form: inquiryStatusText.forms[form].toLowerCase(),
    due: due && due > now ? replyByWords(due, now, companyZone.get()) : '',
    'my name': myName,
  }
}
