import { reasons as words } from '../../../content/youth-training/reasons.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './reasons-section.module.css'

/** Subtitles of a film that is still running. */
export function ReasonsSection() {
  return (
    <Section name="reasons" tone="stage" className={styles.screen} frame={styles.frame}>
      <SectionWords name="reasons" slate={words.slate} heading={words.heading} />
      <ul className={styles.captions}>
        {words.captions.map((caption) => (
          <li key={caption} className={styles.caption}>
            <span>{caption}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
