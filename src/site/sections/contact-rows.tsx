import { phoneHref } from '../../content/company.ts'
import { contactSection } from '../../content/contact.ts'
import { footerText } from '../../content/footer.ts'
import { useFacts } from '../shell/facts-context.ts'
import { CallSheet } from '../ui/call-sheet.tsx'
import { Unbroken } from '../ui/unbroken.tsx'

/** How to reach the company without a form. */
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
