import { multiview as words } from '../../../content/live-streaming/multiview.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Still } from '../../../ui/media/still.tsx'
import { Section, SectionWords } from '../section.tsx'
import { gauges } from './gauges.ts'
import styles from './multiview-section.module.css'

/** Each window requests the same file as the program, so switching is instant. */
const sizes = '(min-width: 64rem) 46vw, 50vw'

/**
 * A multiview as in a control room: preview and program above, eight windows below. Each camera is a radio
 * button with its own program picture, which shows while the button is checked. No script is needed.
 */
export function MultiviewSection() {
  return (
    <Section name="multiview" tone="stage" className={styles.section} frame={styles.wall}>
      <SectionWords
        name="multiview"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <fieldset className={styles.sources}>
        <legend className="visually-hidden">{words.choice}</legend>
        {words.cameras.map(({ id, picture, label, shot, caption }, index) => (
          <div key={id} className={styles.source}>
            <label className={styles.window}>
              <input
                type="radio"
                name="camera"
                value={id}
                defaultChecked={index === 0}
                aria-describedby={`${id}-caption`}
              />
              <Picture image={picture} sizes={sizes} alt="" className={styles.picture} />
              <span className={`slate ${styles.label}`}>
                <b>{label}</b> {shot}
              </span>
            </label>
            <div className={styles.program}>
              <Picture image={picture} sizes={sizes} className={styles.picture} />
              <p className={`slate ${styles.tally}`} aria-hidden="true">
                <span>{`${words.program} / ${label}`}</span>
                <span className={styles.air}>{words.onAir}</span>
              </p>
              <p id={`${id}-caption`} className={styles.caption}>
                <span>{caption}</span>
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <ul className={styles.capabilities} aria-label={words.capability}>
        {words.capabilities.map(({ id, figure, unit, note }) => (
          <li key={id} className={styles.window} data-gauge={id}>
            <Still>
              <path className={styles.gauge} d={gauges[id]} />
            </Still>
            <p className={styles.claim}>
              <span className={styles.figure}>{figure}</span> {unit}
            </p>
            <p className={`slate ${styles.label}`}>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
