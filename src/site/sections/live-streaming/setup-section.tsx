import { setup as words } from '../../../content/live-streaming/setup.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './setup-section.module.css'

/** The countdown to going on air, as a flight of stairs with one list on each stair. */
export function SetupSection() {
  return (
    <Section name="setup" tone="stage" frame={styles.frame}>
      <SectionWords
        name="setup"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      >
        <ButtonLink href={words.action.href} variant="quiet" className={styles.action}>
          {words.action.label}
        </ButtonLink>
      </SectionWords>
      <ol className={styles.stairs}>
        {words.units.map(({ id, at, title, call, text, items }) => (
          <li key={id} className={styles.step}>
            <Timecode size="large" className={styles.at}>
              {at}
            </Timecode>
            <h3>{title}</h3>
            <p className={styles.call}>{call}</p>
            <p className={styles.text}>{text}</p>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
        <li className={`${styles.step} ${styles.air}`}>
          <Timecode size="large" className={styles.at}>
            {words.onAir.at}
          </Timecode>
          <span className={`slate ${styles.tally}`}>{words.onAir.label}</span>
        </li>
      </ol>
    </Section>
  )
}
