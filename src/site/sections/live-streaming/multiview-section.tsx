import { multiview as words } from '../../../content/live-streaming/multiview.ts'
import { Still } from '../../ui/still.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './multiview-section.module.css'
import { gauges, shots } from './shots.tsx'

/**
 * A multiview as in the gallery: preview and program above, eight windows below. Each camera is a radio
 * button that carries its program picture along; the one that is checked is seen. No script takes part.
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
        {words.cameras.map(({ id, label, shot, caption }, index) => (
          <div key={id} className={styles.source}>
            <label className={styles.window}>
              <input
                type="radio"
                name="camera"
                value={id}
                defaultChecked={index === 0}
                aria-describedby={`${id}-caption`}
              />
              <Still>
                <g id={`${id}-shot`}>{shots[id]}</g>
              </Still>
              <span className={`slate ${styles.label}`}>
                <b>{label}</b> {shot}
              </span>
            </label>
            <div className={styles.program}>
              <Still>
                <use href={`#${id}-shot`} />
              </Still>
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
