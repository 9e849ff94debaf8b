import { legacyResults as words } from '../../../content/legacy/results.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './results-section.module.css'

/** One figure as wide as the page, and two drawn to scale. */
export function ResultsSection() {
  return (
    <Section name="results" sunken frame={styles.frame}>
      <SectionWords name="results" slate={words.slate} heading={words.heading} className={styles.words} />
      <div className={styles.revenue}>
        <p>
          <strong className={styles.sum}>{words.revenue.figure}</strong>{' '}
          <span className={styles.unit}>{words.revenue.label}</span>
        </p>
        <p className={styles.text}>{words.revenue.text}</p>
      </div>
      <ul className={styles.growth}>
        {words.growth.map(({ figure, label, grew }) => (
          <li key={figure}>
            <p>
              <strong className={styles.figure}>{figure}</strong> <span className={styles.unit}>{label}</span>
            </p>
            <Scale grew={grew} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const longest = Math.max(...words.growth.map(({ grew }) => grew))

/** Two bars on one scale, for a visual comparison of before and after. */
function Scale({ grew }: { grew: number }) {
  return (
    <div className={`slate ${styles.scale}`} aria-hidden="true">
      <span>{words.before}</span>
      <Bar length={1} className={styles.was} />
      <span>{words.after}</span>
      <Bar length={grew} className={styles.is} />
    </div>
  )
}

function Bar({ length, className }: { length: number; className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0H${length}V1H0Z`} />
    </svg>
  )
}
