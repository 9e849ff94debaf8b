import { legacyFramework as words } from '../../../content/legacy/framework.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './framework-section.module.css'
import { PencilFilter, Shot } from './shot.tsx'

/** A timeline of one quarter. The same shot returns in each phase, larger and closer to the finished film. */
export function FrameworkSection() {
  return (
    <Section name="framework">
      <SectionWords name="framework" slate={words.slate} heading={words.heading} lead={words.lead} />
      <PencilFilter />
      <ol className={styles.timeline}>
        {words.phases.map(({ id, weeks, title, text, keep }) => (
          <li key={id} className={styles.phase}>
            <Shot image={words.picture} phase={id} />
            <p className={`slate ${styles.weeks}`}>{weeks}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.keep}>
              <span className="slate">{words.keep}</span> {keep}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
