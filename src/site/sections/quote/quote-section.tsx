import { quoteForm, quoteSection as words } from '../../../content/forms/quote-form.ts'
import { anchors } from '../../../routes.ts'
import { LazyEnquiryForm } from '../../features/enquiry-form/lazy-enquiry-form.tsx'
import { CallSheet } from '../../ui/call-sheet.tsx'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './quote-section.module.css'

export function QuoteSection() {
  return (
    <Section name="quote" id={anchors.quoteForm} frame={styles.frame}>
      <SectionWords name="quote" slate={words.slate} heading={words.heading} className={styles.words} />
      <div className={styles.information}>
        <CallSheet caption={words.informationTitle} rows={words.information} />
      </div>
      <div className={styles.form}>
        <FormSheet slate={words.sheet}>
          <LazyEnquiryForm content={quoteForm} />
        </FormSheet>
      </div>
    </Section>
  )
}
