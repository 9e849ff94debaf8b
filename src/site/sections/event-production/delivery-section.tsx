import { closing, delivery as words } from '../../../content/event-production/delivery.ts'
import { classNames } from '../../ui/class-names.ts'
import corners from '../../ui/corners.module.css'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './delivery-section.module.css'
import { HouseCrop } from './house-art.tsx'

type Item = (typeof words.deliverables)[number]['id']

/** What each file shows of the room at the top of the page. */
const views: Readonly<Record<Item, readonly string[]>> = {
  highlight: ['298 84 600 338'],
  program: ['153 0 889 500'],
  sessions: ['800 215 284 160'],
  social: ['214 172 162 288'],
  originals: ['180 190 256 144', '420 84 356 200', '800 215 284 160', '480 356 256 144'],
}

/** A shelf with every file in its own shape, and a ruler that says when it is there. */
export function DeliverySection() {
  return (
    <>
      <Section name="delivery" sunken>
        <SectionWords name="delivery" slate={words.slate} heading={words.heading} lead={words.lead} />
        <ul className={styles.shelf}>
          {words.deliverables.map(({ id, shape, title, text }) => (
            <li key={id} className={styles.item} data-item={id}>
              <div className={classNames(styles.shape, corners.corners)} data-tone="stage" aria-hidden="true">
                {views[id].map((view) => (
                  <HouseCrop key={view} view={view} />
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
