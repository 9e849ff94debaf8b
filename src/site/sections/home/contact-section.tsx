import { contactSection } from '../../../content/contact.ts'
import { contactForm } from '../../../content/forms/contact-form.ts'
import { preselected } from '../../../content/forms/preselection.ts'
import { anchors } from '../../../routes.ts'
import { LazyEnquiryForm } from '../../features/enquiry-form/lazy-enquiry-form.tsx'
import { ContactRows } from '../contact-rows.tsx'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './contact-section.module.css'

export function ContactSection() {
  return (
    <Section name="contact" id={anchors.contactForm} frame={styles.frame}>
      <SectionWords name="contact" {...contactSection} />
      {/* It may have been revealed, and marked so, before it came alive. */}
      <div className={`${styles.rows} animate-on-scroll`} data-reveal="rise" suppressHydrationWarning>
        <ContactRows />
      </div>
      <div className={styles.form}>
        <FormSheet slate={contactSection.sheet}>
          <LazyEnquiryForm content={contactForm} preselect={preselected} />
        </FormSheet>
      </div>
    </Section>
  )
}
