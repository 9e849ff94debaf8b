import { nextSteps } from '../../../content/pages/enquiry-received.ts'
import { Timecode } from '../../ui/timecode.tsx'
import { ContactRows } from '../contact-rows.tsx'
import styles from './next-steps.module.css'

/** A running order: time in the margin, what happens beside it. */
export function NextSteps() {
  return (
    <section className={styles.section} data-tone="paper" aria-labelledby="next-heading">
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{nextSteps.slate}</p>
        <h2 id="next-heading">{nextSteps.heading}</h2>
      </div>
      <ol className={styles.steps}>
        {nextSteps.steps.map((step) => (
          <li key={step.time} className={styles.step}>
            <Timecode size="large" className={styles.time} decorative>
              {step.time}
            </Timecode>
            <div>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.contact}>
        <h3>{nextSteps.contact}</h3>
        <ContactRows />
      </div>
    </section>
  )
}
