import { contactSection } from '../../../content/company/contact.ts'
import { contactForm } from '../../../content/forms/contact-form.ts'
import { preselected } from '../../../content/forms/preselection.ts'
import { anchors } from '../../../routes.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { InquiryForm } from '../../features/inquiry-form/inquiry-form.tsx'
import { ContactRows } from '../contact-rows.tsx'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './contact-section.module.css'

export function ContactSection() {
  return (
    <Section name="contact" id={anchors.contactForm} frame={styles.frame}>
      <div className={styles.words}>
        <SectionWords
          name="contact"
          slate={contactSection.slate}
          heading={contactSection.heading}
          lead={contactSection.lead}
        />
        <Picture
          image={contactSection.picture}
          sizes="(min-width: 64rem) 36vw, 92vw"
          className={styles.picture}
        />
      </div>
      {/* The reveal effect may have changed its attributes before hydration. */}
      <div className={`${styles.rows} animate-on-scroll`} data-reveal="rise" suppressHydrationWarning>
        <ContactRows />
      </div>
      <div className={styles.form}>
        <FormSheet slate={contactSection.sheet}>
          <InquiryForm content={contactForm} preselect={preselected} />
        </FormSheet>
      </div>
    </Section>
  )
}
