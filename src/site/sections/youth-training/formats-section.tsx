import { programFormats as words } from '../../../content/youth-training/formats.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './formats-section.module.css'

/** A stripboard: the longer the course, the longer its column. */
export function FormatsSection() {
  return (
    <Section name="formats">
      <SectionWords name="formats" slate={words.slate} heading={words.heading} lead={words.lead} />
      <div className={`${styles.board} animate-on-scroll`} data-reveal="wipe" suppressHydrationWarning>
        {words.formats.map(({ id, name, text, strips }) => (
          <div key={id} className={styles.column} data-format={id}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <ol className={styles.strips}>
              {strips.map(({ slug, scene }) => (
                <li key={slug} className={styles.strip}>
                  <span className={`slate ${styles.slug}`}>{slug}</span> <span>{scene}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}
