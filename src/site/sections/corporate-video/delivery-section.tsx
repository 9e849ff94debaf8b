import { closing } from '../../../content/corporate-video/closing.ts'
import { delivery as words } from '../../../content/corporate-video/delivery.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './delivery-section.module.css'

/** The price in large type, and below it both turnaround times on a fourteen-day ruler. */
export function DeliverySection() {
  return (
    <>
      <Section name="delivery" sunken frame={styles.frame}>
        <SectionWords name="delivery" slate={words.slate} heading={words.heading} />
        <div className={styles.price}>
          <p>
            <span className="slate">{words.price.label} </span>
            <span className={styles.figure}>{words.price.figure}</span>
          </p>
          <p className={`slate ${styles.label}`}>{words.movers.label}</p>
          <ul className={styles.movers}>
            {words.movers.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className={styles.schedule}>
          <p className={`slate ${styles.ruler}`} aria-hidden="true">
            {words.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
          {words.clocks.map(({ id, label, figure, text }) => (
            <div key={id} className={styles.clock} data-clock={id}>
              <h3 className={styles.time}>
                <span className={styles.hours}>{figure} </span>
                <span className="slate">{label}</span>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
          <p className={styles.note}>{words.note}</p>
        </div>
      </Section>
      <Closing words={closing} />
    </>
  )
}
