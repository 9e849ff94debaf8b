import { categoryLabels } from '../../../content/equipment/equipment-categories.ts'
import { infrastructureClosing, signalPath as words } from '../../../content/infrastructure/signal-path.ts'
import { equipmentCategories } from '../../../domain/equipment/equipment-item.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './signal-path-section.module.css'

/** The kinds of equipment as stations of a signal path, and the closing of the page. */
export function SignalPathSection() {
  return (
    <>
      <Section name="signal-path" frame={styles.frame}>
        <SectionWords
          name="signal-path"
          slate={words.slate}
          heading={words.heading}
          className={styles.words}
        />
        <div className={styles.aside}>
          <p>{words.lead}</p>
          <ButtonLink href={words.action.href} variant="plain">
            {words.action.label}
          </ButtonLink>
        </div>
        <ul className={styles.path} aria-label={words.label}>
          {equipmentCategories.map((category, index) => (
            <li key={category} className={styles.station}>
              <Timecode decorative className={styles.number}>
                {slateNumber(index + 1)}
              </Timecode>
              <span className={styles.name}>{categoryLabels[category]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Closing words={infrastructureClosing} />
    </>
  )
}
