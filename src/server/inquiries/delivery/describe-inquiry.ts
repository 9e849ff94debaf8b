import type { Company } from '../../../content/company/company.ts'
import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { isTimeZone } from '../../../domain/inquiry/reply-by.ts'
import { companyTimeZone } from '../../../domain/portland-day.ts'
import type { MailContent } from '../../mail/mail-content.ts'

/** The person's name, which the forms keep under different field names. */
export function personName({ fields }: InquiryView): string {
  return fields.name ?? fields.contactName ?? [fields.firstName, fields.lastName].filter(Boolean).join(' ')
}

export function organizationName({ fields }: InquiryView): string {
  return fields.organizationName ?? fields.company ?? fields.organization ?? ''
}

/** A time as shown in Portland and, where it differs, in the visitor's time zone. */
export function bothTimes(
  { timeZone }: InquiryView,
  say: (timeZone: string) => string,
): { portland: string; theirs: string | null } {
  const portland = say(companyTimeZone)
  const theirs = timeZone !== null && isTimeZone(timeZone) ? say(timeZone) : null
  return { portland, theirs: theirs === portland ? null : theirs }
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
