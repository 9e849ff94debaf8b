import { liveShows as words } from '../../../content/live-streaming/shows.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './shows-section.module.css'

const small = '(min-width: 64rem) 38vw, (min-width: 37.5rem) 45vw, 92vw'
const sizes = { webcast: '(min-width: 64rem) 54vw, 92vw', worship: small, hybrid: small } as const

/** The services as three pictures on air, the first one largest, each named by a lower third. */
export function ShowsSection() {
  const { labels } = words
  return (
    <Section name="shows" frame={styles.frame}>
      <SectionWords name="shows" slate={words.slate} heading={words.heading} lead={words.lead} />
      {words.shows.map(({ id, picture, title, kind, text, sources, goesTo }) => (
        <article key={id} className={styles.show} data-show={id}>
          <div className={styles.picture} data-tone="stage">
            <Picture image={picture} sizes={sizes[id]} />
            <div className={styles.third}>
              <h3>{title}</h3>
              <p className="slate">{kind}</p>
            </div>
          </div>
          <p>{text}</p>
          <dl className={styles.path}>
            <div>
              <dt className="slate">{labels.sources}</dt>
              <dd>{sources}</dd>
            </div>
            <div>
              <dt className="slate">{labels.goesTo}</dt>
              <dd>{goesTo}</dd>
            </div>
          </dl>
        </article>
      ))}
    </Section>
  )
}
