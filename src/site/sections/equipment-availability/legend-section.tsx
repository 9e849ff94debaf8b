import {
  closingWords,
  legendStrips,
  rentalTerms,
  legendWords as words,
} from '../../../content/equipment-availability/legend.ts'
import { boardDays } from '../../../domain/availability/board-strip.ts'
import { DayLane } from '../../features/availability/day-lane.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './legend-section.module.css'

/** Explains the strips, lists what every rental includes and links onward. */
export function LegendSection() {
  return (
    <>
      <Section name="legend" sunken frame={styles.frame}>
        <SectionWords
          name="legend"
          slate={words.slate}
          heading={words.heading}
          lead={words.lead}
          className={styles.words}
        />
        <dl className={styles.key}>
          {legendStrips.map(({ kind, label, text }) => (
            <div key={kind} className={styles.line}>
              <dt className={styles.label}>
                <DayLane pieces={[{ kind, start: 0, days: boardDays }]} />
                {label}
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.terms}>
          {rentalTerms.map(({ figure, text }) => (
            <li key={figure}>
              <strong className={styles.figure}>{figure}</strong> {text}
            </li>
          ))}
        </ul>
      </Section>
      <Closing words={closingWords} />
    </>
  )
}
