import { productionSchedule as words } from '../../../content/podcast-consultation/schedule.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './schedule-section.module.css'

const months = words.months.map((month, index) => {
  const before = words.months.slice(0, index).reduce((sum, { weeks }) => sum + weeks, 0)
  return { ...month, from: before + 1, to: before + month.weeks }
})

/** The curve below the sessions, from the launch in week nine to the goal at the end. */
const rise = 'M8 10C16 9.2 22 8.4 26 2.8V10Z'

/** A stripboard as in production scheduling, with one strip for each week, side by side. */
export function ScheduleSection() {
  return (
    <Section name="schedule" sunken frame={styles.frame}>
      <SectionWords name="schedule" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ul className={`slate ${styles.legend}`}>
        <li data-mark="session">{words.legend.session}</li>
        <li data-mark="calendar">{words.legend.calendar}</li>
        <li data-mark="goal">{words.legend.goal}</li>
      </ul>
      <ol className={styles.board}>
        {months.map(({ title, text, weeks, planned, from, to }, index) => (
          <li key={title} className={styles.month} data-weeks={weeks} data-planned={planned || undefined}>
            <svg
              className={styles.strips}
              viewBox={`${from - 1} 0 ${weeks} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={styles.rise} d={rise} />
            </svg>
            <p className={`slate ${styles.span}`}>
              <span>{words.month(index + 1)}</span> <span>{words.span(from, to)}</span>
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
