import { portlandCommunity as words } from '../../../content/home/portland-community.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './portland-community-section.module.css'
import { RiverArt } from './river-art.tsx'

/** A map of the city: text on the west bank, figures on the east bank, and a bridge to each figure. */
export function PortlandCommunitySection() {
  const { company } = useFacts()
  return (
    <section data-tone="paper" aria-labelledby="portland-heading">
      <Picture image={words.picture} sizes="100vw" className={styles.picture} />
      <div className={styles.plan}>
        <div className={styles.west}>
          <p className={`slate ${styles.slate}`}>{words.slate}</p>
          <h2 id="portland-heading">{words.heading(company)}</h2>
          <p className={styles.text}>{words.text(company)}</p>
          <ul className={styles.links}>
            {words.links.map(({ label, href }) => (
              <li key={href}>
                <ButtonLink href={href} variant="plain" icon="arrow-right">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <RiverArt name={words.river} />
        <ul className={styles.east}>
          {words.figures.map(({ figure, label, bridge }) => (
            <li key={label} className={styles.landing}>
              <span className={`slate ${styles.bridge}`} aria-hidden="true">
                {bridge}
              </span>
              <span className={styles.figure}>{figure}</span> <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
