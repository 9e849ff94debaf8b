import { Link } from '@tanstack/react-router'
import { inboxWords, viewWords } from '../../../content/desk/inbox.ts'
import { inboxViews } from '../../../domain/desk/inquiry-state.ts'
import type { InboxSearch } from '../../address/inbox-search.ts'
import styles from './views.module.css'

/** The lists of the inbox. Search and filters stay when the view changes. */
export function Views({ search }: { search: InboxSearch }) {
  const { view: shown = 'open', at: _, view: __, ...kept } = search
  return (
    <nav className={styles.views} aria-label={inboxWords.views}>
      <ul className={styles.list}>
        {inboxViews.map((view) => (
          <li key={view}>
            <Link
              to="/inbox"
              search={view === 'open' ? kept : { ...kept, view }}
              className={styles.view}
              // The link's own notion of being active compares the whole query.
              aria-current={view === shown ? 'page' : undefined}
              data-shown={view === shown || undefined}
              activeProps={{ 'aria-current': view === shown ? 'page' : undefined }}
            >
              {viewWords[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
