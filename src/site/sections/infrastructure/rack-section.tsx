import { services, infrastructureRack as words } from '../../../content/infrastructure/services.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './rack-section.module.css'

/** Each service is a unit in a drawn rack and slides open in place. */
export function RackSection() {
  return (
    <Section name="rack" frame={styles.frame}>
      <SectionWords
        name="rack"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <ul className={styles.rack} data-tone="stage" aria-label={words.label}>
        {services.map(({ id, title, units, text, features, detail, ask }) => (
          <li key={id} className={styles.unit}>
            <div className={styles.face} data-face={id} aria-hidden="true" />
            <div>
              <Timecode decorative className={styles.units}>
                {units}
              </Timecode>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div>
              <p className={`slate ${styles.included}`}>{words.included}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>
                    <Unbroken>{feature}</Unbroken>
                  </li>
                ))}
              </ul>
            </div>
            <details className={styles.more}>
              <summary className={styles.summary}>
                <span>
                  {words.more}
                  <span className="visually-hidden">{words.moreAbout(title)}</span>
                </span>
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <div className={styles.detail}>
                <p className={styles.text}>{detail.text}</p>
                <CallSheet rows={detail.facts} />
                <ButtonLink href={ask.href} icon="arrow-right">
                  {ask.label}
                </ButtonLink>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  )
}
