import { benefits as words } from '../../../content/religious-partnership/benefits.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './benefits-section.module.css'

/** End credits on one axis: the benefit on the left, the beneficiary on the right. */
export function BenefitsSection() {
  return (
    <Section name="benefits" tone="stage" frame={styles.frame}>
      <SectionWords name="benefits" slate={words.slate} heading={words.heading} className={styles.words} />
      <dl className={styles.credits}>
        {words.entries.map(({ title, text }) => (
          <div key={title} className={styles.credit}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
