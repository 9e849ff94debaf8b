import { expertise as words } from '../../../content/vendor-coordination/expertise.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './expertise-section.module.css'
import { PatchBayArt } from './patch-bay-art.tsx'

/** Questions set like subtitles below a patch bay. */
export function ExpertiseSection() {
  return (
    <Section name="expertise" tone="stage" frame={styles.frame}>
      <PatchBayArt />
      <SectionWords
        name="expertise"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <ul className={styles.questions}>
        {words.questions.map(({ field, question, answer }) => (
          <li key={field} className={styles.question}>
            <h3 className={`slate ${styles.field}`}>{field}</h3>
            <p className={styles.line}>{question}</p>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
