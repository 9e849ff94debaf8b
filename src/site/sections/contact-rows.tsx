import { phoneHref } from '../../content/company/company.ts'
import { contactSection } from '../../content/company/contact.ts'
import { footerText } from '../../content/shell/footer.ts'
import { CallSheet } from '../../ui/layout/call-sheet.tsx'
import { Unbroken } from '../../ui/text/unbroken.tsx'
import { useFacts } from '../platform/facts-context.ts'

/** Ways to reach the company without a form. */
export function ContactRows() {
  const { company } = useFacts()
  return (
    <CallSheet
      rows={[
        { label: contactSection.phone, value: <a href={phoneHref(company)}>{company.phone}</a> },
        { label: contactSection.email, value: <a href={`mailto:${company.email}`}>{company.email}</a> },
        { label: contactSection.studio, value: footerText.place(company) },
        { label: contactSection.hours, value: <Unbroken>{company.hoursBothZones}</Unbroken> },
      ]}
    />
  )
}
