import { partnershipProcess as words } from '../../../content/religious-partnership/process.ts'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './process-section.module.css'

/** An arcade of four windows; each step lights one more pane. */
export function ProcessSection() {
  return (
    <Section name="process" frame={styles.frame}>
      <SectionWords
        name="process"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      {/* The reveal effect may have changed its attributes before hydration. */}
      <ol className={`${styles.arcade} animate-on-scroll`} data-reveal="wipe" suppressHydrationWarning>
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step} data-lit={index + 1}>
            <Window lit={index + 1} />
            <div className={styles.sill}>
              <h3 className={styles.title}>
                <Timecode decorative className={styles.number}>
                  {slateNumber(index + 1)}
                </Timecode>
                {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The panes, in the order in which they are lit. */
const panes = [
  'M8 218V126H57V218Z',
  'M63 218V126H112V218Z',
  'M8 120V92Q8 40 57 12V120Z',
  'M63 120V12Q112 40 112 92V120Z',
] as const

function Window({ lit }: { lit: number }) {
  return (
    <svg className={styles.window} viewBox="0 0 120 220" aria-hidden="true">
      <path className={styles.night} d={panes.slice(lit).join('')} />
      <path className={styles.light} d={panes.slice(0, lit).join('')} />
      <path className={styles.lead} d="M32 126V218M88 126V218M8 172H112M32 120V28M88 120V28M8 84H112" />
      <path className={styles.stone} d="M2 219V92Q2 34 60 3Q118 34 118 92V219" />
    </svg>
  )
}
