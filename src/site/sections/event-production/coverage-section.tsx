import { coverage as words } from '../../../content/event-production/coverage.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './coverage-section.module.css'
import { houseSizes } from './house-sizes.ts'

/** A picture with the frame of each service in it. Pointing at a service highlights its frame. */
export function CoverageSection() {
  return (
    <Section name="coverage" frame={styles.frame}>
      <SectionWords
        name="coverage"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <Frame ratio="scope" caption={words.caption} timecode={words.timecode}>
        <div className={styles.still} data-tone="stage">
          <Picture image={words.picture} sizes={houseSizes} className={styles.picture} />
          {words.services.map(({ id, code }) => (
            <span
              key={id}
              className={classNames('slate', styles.shot, corners.corners)}
              data-shot={id}
              aria-hidden="true"
            >
              <span className={styles.mark}>{code}</span>
            </span>
          ))}
        </div>
      </Frame>
      <ul className={styles.services}>
        {words.services.map(({ id, code, title, text }) => (
          <li key={id} className={styles.service} data-service={id}>
            <span className={`slate ${styles.code}`} aria-hidden="true">
              {code}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
