import { conferenceIndex as words } from '../../../content/corporate-conferences/opened.ts'
import { useConferenceAccess } from '../../features/lead-gate/use-conference-access.ts'
import styles from './conference-index.module.css'

/** The page's own running order, under the opening. */
export function ConferenceIndex() {
  const access = useConferenceAccess()
  return (
    <nav className={styles.index} data-tone="stage" aria-label={words.label}>
      <div className={styles.frame}>
        <ol className={styles.links}>
          {words.links.map(({ label, anchor }, index) => (
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
