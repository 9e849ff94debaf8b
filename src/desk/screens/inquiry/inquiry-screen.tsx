import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { shellWords } from '../../../content/desk/desk.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useChanges } from '../../changes/use-changes.ts'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import { useKeys } from '../../shell/use-keys.ts'
import styles from './inquiry-screen.module.css'
import { InquirySheet } from './inquiry-sheet.tsx'

const route = getRouteApi('/inquiries/$reference')

/** One inquiry on a page of its own, at an address that can be sent to a colleague. */
export function InquiryScreen() {
  const { reference } = route.useParams()
  useScreenTitle(reference)
  const navigate = useNavigate()
  const { markUnread } = useChanges()
  /** Putting it back leaves it, because an inquiry that is open is read. */
  function putBack(): void {
    void navigate({ to: '/inbox' })
    void markUnread([reference])
  }
  useKeys({ u: putBack })
  return (
    <div className={styles.screen}>
      <nav className={styles.back} aria-label={shellWords.inbox}>
        <Link to="/inbox" className={styles.link}>
          <Icon name="arrow-left" />
          {shellWords.inbox}
        </Link>
        <IconButton icon="mail" label={inboxWords.markUnread} onClick={putBack} />
      </nav>
      <InquirySheet key={reference} reference={reference} headingLevel={1} />
    </div>
  )
}
