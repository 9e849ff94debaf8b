import { closingWords, recordWords as words } from '../../../content/portfolio/portfolio-words.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './record-section.module.css'

/** Figures for the work that is not on the sheet, and the closing. */
export function RecordSection() {
  return (
    <>
      <Section name="record" frame={styles.frame}>
        <SectionWords name="record" slate={words.slate} heading={words.heading} lead={words.lead} />
        <ul className={styles.claims}>
          {words.claims.map(({ figure, label, counts }) => (
            <li key={label} className={styles.claim}>
              <span className={styles.figure}>{figure}</span>{' '}
              <span>
                {label} <span className={styles.counts}>{counts}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Closing words={closingWords} />
    </>
  )
}
