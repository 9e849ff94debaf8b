import { conferenceIndex as words } from '../../../content/corporate-conferences/opened.ts'
import { conferenceTestimonials } from '../../../content/corporate-conferences/testimonial.ts'
import { useConferenceAccess } from '../../features/conference-gate/use-conference-access.ts'
import { usePublished } from '../../features/samples/use-published.ts'
import styles from './conference-index.module.css'

/** The page's table of contents, set like a running order below the opening. */
export function ConferenceIndex() {
  const access = useConferenceAccess()
  const links = words.links({ client: usePublished(conferenceTestimonials).length > 0 })
  return (
    <nav className={styles.index} data-tone="stage" aria-label={words.label}>
      <div className={styles.frame}>
        <ol className={styles.links}>
          {links.map(({ label, anchor }, index) => (
            <li key={anchor}>
              <a className={styles.link} href={`#${anchor}`}>
                <span className={`slate ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                {label}
              </a>
            </li>
          ))}
        </ol>
        {access.kind === 'open' ? (
          <p className={`slate ${styles.until}`}>{words.until(access.endsAt)}</p>
        ) : null}
      </div>
    </nav>
  )
}
