import { conferenceForm, conferenceContact as words } from '../../../content/forms/conference-form.ts'
import { EnquiryForm } from '../../features/enquiry-form/enquiry-form.tsx'
import { useFacts } from '../../shell/facts-context.ts'
import { CallSheet } from '../../ui/call-sheet.tsx'
import { FormSheet } from '../form-sheet.tsx'
import styles from './conference-contact.module.css'

/** Part of what the gate opens; it is never in the prerendered page. */
export function ConferenceContact({ id }: { id: string }) {
  const { campaign } = useFacts()
  const calendar = words.calendar(campaign)
  return (
    <section id={id} className={styles.section} aria-labelledby="conference-contact-heading">
      <div className={styles.frame}>
        <div className={styles.words}>
          <p className={`slate ${styles.slate}`}>{words.slate}</p>
          <h2 id="conference-contact-heading">{words.heading}</h2>
          <p className={styles.lead}>{words.lead}</p>
          {calendar ? <CallSheet {...calendar} /> : null}
        </div>
        <FormSheet slate={words.sheet}>
          <EnquiryForm content={conferenceForm} />
        </FormSheet>
      </div>
    </section>
  )
}
