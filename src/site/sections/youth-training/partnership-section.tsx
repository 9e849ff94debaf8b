import { partnership as words } from '../../../content/youth-training/partnership.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './partnership-section.module.css'

/** The partners' roles, set like film credits. */
export function PartnershipSection() {
  const { company } = useFacts()
  return (
    <Section name="partnership" frame={styles.frame}>
      <SectionWords
        name="partnership"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead(company)}
      />
      <dl className={styles.credits}>
        {words.credits(company).map(({ role, credit }) => (
          <div key={role} className={styles.line}>
            <dt className={`slate ${styles.role}`}>{role}</dt>
            <dd className={styles.credit}>{credit}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
