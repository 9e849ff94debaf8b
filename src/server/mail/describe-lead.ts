import type { Company } from '../../content/company.ts'
import { leadForms } from '../../domain/lead/lead-forms.ts'
import type { LeadView } from '../../domain/lead/lead-view.ts'
import { formatInZone, isTimeZone, replyBy } from '../../domain/lead/reply-by.ts'
import { companyTimeZone } from '../../domain/portland-day.ts'
import type { MailContent } from './mail-content.ts'

/** What the forms call their person, under whichever names. */
export function personName({ fields }: LeadView): string {
  return fields.name ?? fields.contactName ?? [fields.firstName, fields.lastName].filter(Boolean).join(' ')
}

export function organizationName({ fields }: LeadView): string {
  return fields.organizationName ?? fields.company ?? fields.organization ?? ''
}

/** The moment in Portland and, where clocks show something else, in the visitor's zone. */
export function bothTimes(date: Date, { timeZone }: LeadView): { portland: string; theirs: string | null } {
  const portland = formatInZone(date, companyTimeZone)
  const theirs = timeZone !== null && isTimeZone(timeZone) ? formatInZone(date, timeZone) : null
  return { portland, theirs: theirs === portland ? null : theirs }
}

/** Null for a form that keeps its promise at once. */
export function promisedTime(lead: LeadView): Date | null {
  const promise = leadForms[lead.form].reply
  return promise && replyBy(promise, lead.receivedAt)
}

export function describeSender(company: Company, origin: string): MailContent['sender'] {
  return {
    name: company.name,
    place: `${company.city}, ${company.region}`,
    lines: [
      [company.street, company.city, `${company.region} ${company.postalCode}`].filter(Boolean).join(', '),
      company.phone,
      company.hoursBothZones,
    ],
    link: { label: new URL(origin).host, url: `${origin}/` },
  }
}
