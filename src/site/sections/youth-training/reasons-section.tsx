import { reasons as words } from '../../../content/youth-training/reasons.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './reasons-section.module.css'

/** An edge-to-edge shot with its subtitles. */
export function ReasonsSection() {
  return (
    <Section name="reasons" tone="stage" frame={styles.frame}>
      <SectionWords name="reasons" slate={words.slate} heading={words.heading} />
      <Picture image={words.picture} sizes="100vw" className={styles.shot} />
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
