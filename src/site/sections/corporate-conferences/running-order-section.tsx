import { runningOrder as words } from '../../../content/corporate-conferences/two-days.ts'
import { anchors } from '../../../routes.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './running-order-section.module.css'

/** Both days side by side. A cue that solves a problem from the show report says so. */
export function RunningOrderSection() {
  return (
    <Section
      name="running-order"
      id={anchors.conferenceSolution}
      tone="stage"
      className={styles.section}
      frame={styles.frame}
    >
      <SectionWords
        name="running-order"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      {words.days.map(({ name, figure, cues }) => (
        <div key={name} className={styles.day}>
          <h3 className={styles.name}>
            <span className={styles.figure} aria-hidden="true">
              {figure}
            </span>
            <span className="slate">{name}</span>
          </h3>
          <ol className={styles.cues}>
            {cues.map(({ time, title, crew, answers }) => (
              <li key={time} className={styles.cue}>
                <Timecode className={styles.time}>{time}</Timecode>
                <div>
                  <h4>{title}</h4>
                  <p className={styles.crew}>{crew}</p>
                  {answers ? <p className={`slate ${styles.answers}`}>{words.answers(answers)}</p> : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}
