import type { Company } from '../../content/company/company.ts'
import type { MailContent } from './mail-content.ts'

/** The company as it signs every mail. */
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
