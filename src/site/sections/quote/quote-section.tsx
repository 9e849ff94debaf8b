import { quoteForm, quoteSection as words } from '../../../content/forms/quote-form.ts'
import { anchors } from '../../../routes.ts'
import { LazyEnquiryForm } from '../../features/enquiry-form/lazy-enquiry-form.tsx'
import { CallSheet } from '../../ui/call-sheet.tsx'
import { FormSheet } from '../form-sheet.tsx'
import styles from './quote-section.module.css'

export function QuoteSection() {
  return (
    <section
      id={anchors.quoteForm}
      className={styles.section}
      data-tone="paper"
      aria-labelledby="quote-heading"
    >
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{words.slate}</p>
        <h2 id="quote-heading">{words.heading}</h2>
      </div>
      <div className={styles.information}>
        <CallSheet caption={words.informationTitle} rows={words.information} />
      </div>
      <div className={styles.form}>
        <FormSheet slate={words.sheet}>
          <LazyEnquiryForm content={quoteForm} />
        </FormSheet>
      </div>
    </section>
  )
}
