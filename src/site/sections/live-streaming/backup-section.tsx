import { backup as words } from '../../../content/live-streaming/backup.ts'
import { closing } from '../../../content/live-streaming/closing.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './backup-section.module.css'

/** A table of what can fail and what takes over, with the price beside it. */
export function BackupSection() {
  const { labels, price } = words
  return (
    <>
      <Section name="backup" sunken frame={styles.frame}>
        <SectionWords name="backup" slate={words.slate} heading={words.heading} />
        <ul className={styles.cues}>
          {words.cues.map(({ trouble, answer }) => (
            <li key={trouble} className={styles.cue}>
              <p className={styles.trouble}>
                <span className={`slate ${styles.label}`}>{labels.trouble} </span>
                {trouble}
              </p>
              <p className={styles.answer}>
                <span className={`slate ${styles.label}`}>{labels.answer} </span>
                {answer}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.price}>
          <p>
            <span className="slate">{price.label} </span>
            <span className={styles.figure}>{price.figure}</span>
          </p>
          <p className={styles.movers}>{words.movers}</p>
        </div>
      </Section>
      <Closing words={closing} />
    </>
  )
}
