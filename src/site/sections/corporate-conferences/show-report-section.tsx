import { showReport as words } from '../../../content/corporate-conferences/two-days.ts'
import { anchors } from '../../../routes.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './show-report-section.module.css'

/** A show report: the things that went wrong, in order. */
export function ShowReportSection() {
  return (
    <Section name="show-report" id={anchors.conferenceProblem} frame={styles.frame}>
      <SectionWords
        name="show-report"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <ol className={styles.lines}>
        {words.lines.map(({ time, text }, index) => (
          <li key={time} className={styles.line}>
            <span className={`slate ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <Timecode className={styles.time}>{time}</Timecode>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
