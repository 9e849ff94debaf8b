import { contactSection } from '../../../content/contact.ts'
import { contactForm } from '../../../content/forms/contact-form.ts'
import { anchors } from '../../../routes.ts'
import { LazyEnquiryForm } from '../../features/enquiry-form/lazy-enquiry-form.tsx'
import { ContactRows } from '../contact-rows.tsx'
import { FormSheet } from '../form-sheet.tsx'
import styles from './contact-section.module.css'

export function ContactSection() {
  return (
    <section
      id={anchors.contactForm}
      className={styles.section}
      data-tone="paper"
      aria-labelledby="contact-heading"
    >
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{contactSection.slate}</p>
        <h2 id="contact-heading">{contactSection.heading}</h2>
        <p className={styles.lead}>{contactSection.lead}</p>
      </div>
      {/* It may have been revealed, and marked so, before it came alive. */}
      <div className={`${styles.rows} animate-on-scroll`} data-reveal="rise" suppressHydrationWarning>
        <ContactRows />
      </div>
      <div className={styles.form}>
        <FormSheet slate={contactSection.sheet}>
          <LazyEnquiryForm content={contactForm} />
        </FormSheet>
      </div>
    </section>
  )
}
