import { impact as words } from '../../../content/magrose-support/impact.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import { HousePlan } from './house-plan.tsx'
import styles from './impact-section.module.css'

/** The figures as numbers and as theater seats. */
export function ImpactSection() {
  const { company } = useFacts()
  return (
    <Section name="impact" frame={styles.frame}>
      <SectionWords name="impact" slate={words.slate} heading={words.heading} lead={words.lead(company)} />
      <div className={styles.house}>
        <HousePlan />
      </div>
      <dl className={styles.statistics}>
        {words.statistics.map(({ number, label, seats }) => (
          <div key={label} className={styles.statistic}>
            <dt className={styles.label} data-seats={seats ?? undefined}>
              {label}
            </dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
