import { venues, infrastructureVenues as words } from '../../../content/infrastructure/venues.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './street-section.module.css'
import { venueDrawings } from './venue-drawings.ts'

/** Six buildings on one street, drawn in cross section, each with its text below the ground. */
export function StreetSection() {
  return (
    <Section name="street" sunken frame={styles.frame}>
      <SectionWords
        name="street"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <ul className={styles.street}>
        {venues.map(({ id, title, text }) => (
          <li key={id} className={styles.venue}>
            <svg
              className={styles.building}
              viewBox={`${venueDrawings[id].left} 0 200 170`}
              aria-hidden="true"
            >
              <path className={styles.lit} d={venueDrawings[id].lit} />
              <path d={venueDrawings[id].lines} />
            </svg>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
