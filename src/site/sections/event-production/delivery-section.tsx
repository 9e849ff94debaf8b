import { closing, delivery as words } from '../../../content/event-production/delivery.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './delivery-section.module.css'
import { houseSizes } from './house-sizes.ts'

type Item = (typeof words.deliverables)[number]['id']

/** The parts of the page's opening picture that each file shows; the style sheet has their positions. */
const crops: Readonly<Record<Item, readonly string[]>> = {
  highlight: ['stage'],
  program: ['room'],
  sessions: ['speaker'],
  social: ['upright'],
  originals: ['room', 'speaker', 'screen', 'seats'],
}

/** A shelf with every file in its own shape, and a ruler with the delivery times. */
export function DeliverySection() {
  return (
    <>
      <Section name="delivery" sunken>
        <SectionWords name="delivery" slate={words.slate} heading={words.heading} lead={words.lead} />
        <ul className={styles.shelf}>
          {words.deliverables.map(({ id, shape, title, text }) => (
            <li key={id} className={styles.item} data-item={id}>
              <div className={classNames(styles.shape, corners.corners)} data-tone="stage" aria-hidden="true">
                {crops[id].map((crop) => (
                  <span key={crop} className={styles.crop} data-crop={crop}>
                    <Picture image={words.picture} sizes={houseSizes} alt="" />
                  </span>
                ))}
                <span className={`slate ${styles.code}`}>{shape}</span>
              </div>
              <div className={styles.label}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.options}>
          <h3 className={`slate ${styles.caption}`}>{words.optionsTitle}</h3>
          <ol className={styles.ruler}>
            {words.options.map(({ figure, title, text }) => (
              <li key={figure}>
                <p className={styles.figure}>{figure}</p>
                <h4 className={styles.title}>{title}</h4>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.handover}>{words.handover}</p>
        </div>
      </Section>
      <Closing words={closing} />
    </>
  )
}
