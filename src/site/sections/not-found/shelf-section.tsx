import { tapeShelf as words } from '../../../content/pages/not-found.ts'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './shelf-section.module.css'

/** A shelf of tapes with their spines to the front; one tape is missing. */
export function ShelfSection() {
  return (
    <Section name="shelf" frame={styles.frame}>
      <SectionWords name="shelf" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ul className={styles.shelf}>
        {words.before.map((tape, index) => (
          <Tape key={tape.href} number={index + 1} {...tape} />
        ))}
        <li className={`slate ${styles.gap}`} aria-hidden="true">
          {words.missing}
        </li>
        {words.after.map((tape, index) => (
          <Tape key={tape.href} number={words.before.length + 2 + index} {...tape} />
        ))}
      </ul>
    </Section>
  )
}

function Tape({ label, href, number }: { label: string; href: string; number: number }) {
  return (
    <li className={styles.tape} data-tone="stage">
      <a className={styles.spine} href={href}>
        <Timecode decorative className={styles.number}>
          {slateNumber(number)}
        </Timecode>
        {label}
      </a>
    </li>
  )
}
