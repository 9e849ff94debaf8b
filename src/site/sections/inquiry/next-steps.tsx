import { nextSteps } from '../../../content/pages/inquiry-received.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { ContactRows } from '../contact-rows.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './next-steps.module.css'

/** A running order with times in the margin and the steps beside them. */
export function NextSteps() {
  return (
    <Section name="next" frame={styles.frame}>
      <SectionWords
        name="next"
        slate={nextSteps.slate}
        heading={nextSteps.heading}
        className={styles.words}
      />
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
    </Section>
  )
}
