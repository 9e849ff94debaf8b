import { calendarWords } from '../../../content/corporate-conferences/calendar.ts'
import { anchors } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './calendar-section.module.css'

/** The season's strip board: one strip for each slot; booked ones are filled in. */
export function CalendarSection() {
  const { season } = useFacts()
  const { slate, figure, heading, text, action, bar } = calendarWords(season)
  return (
    <Section name="calendar" id={anchors.conferenceCalendar} sunken frame={styles.frame}>
      <SectionWords
        name="calendar"
        slate={slate}
        heading={
          figure ? (
            <>
              <span className={styles.figure}>{figure}</span> <span>{heading}</span>
            </>
          ) : (
            heading
          )
        }
        className={styles.words}
      />
      <div className={styles.offer}>
        <p>{text}</p>
        <ButtonLink href={`#${anchors.conferenceContact}`} icon="arrow-down">
          {action}
        </ButtonLink>
      </div>
      {bar ? (
        <div className={styles.board}>
          <p id="calendar-booked" className={`fact ${styles.label}`}>
            {bar.label}
          </p>
          <div className={styles.strips}>
            <progress
              className={styles.bar}
              max={100}
              value={bar.percent}
              aria-labelledby="calendar-booked"
            />
            <svg
              className={styles.seams}
              viewBox={`0 0 ${bar.slots} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={seams(bar.slots)} />
            </svg>
          </div>
          <dl className={styles.rows}>
            {bar.rows.map(({ label, value }) => (
              <div key={label}>
                <dt className={`slate ${styles.label}`}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </Section>
  )
}

/** The lines between the strips. */
function seams(slots: number): string {
  return Array.from({ length: Math.max(0, slots - 1) }, (_, index) => `M${index + 1} 0V1`).join('')
}
