import { coordination as words } from '../../../content/vendor-coordination/coordination.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './coordination-section.module.css'

const { sheet } = words

/** The coordination services beside a sheet that results from them. */
export function CoordinationSection() {
  return (
    <Section name="coordination" frame={styles.frame}>
      <SectionWords name="coordination" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ul className={styles.services}>
        {words.services.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classNames(styles.sheet, corners.corners)}>
        <p className={`slate ${styles.head}`}>
          <span>{sheet.title}</span>
          <span>{sheet.kind}</span>
        </p>
        <dl className={styles.facts}>
          {sheet.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="slate">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ol>
          {sheet.calls.map(({ at, department, note }) => (
            <li key={at} className={styles.call}>
              <Timecode className={styles.at}>{at}</Timecode>{' '}
              <strong className={styles.department}>{department}</strong>{' '}
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
