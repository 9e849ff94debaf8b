import { getRouteApi, Link } from '@tanstack/react-router'
import { shellWords } from '../../../content/desk/desk.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import styles from './inquiry-screen.module.css'
import { InquirySheet } from './inquiry-sheet.tsx'

const route = getRouteApi('/inquiries/$reference')

/** One inquiry on a page of its own, at an address that can be sent to a colleague. */
export function InquiryScreen() {
  const { reference } = route.useParams()
  useScreenTitle(reference)
  return (
    <div className={styles.screen}>
      <nav className={styles.back} aria-label={shellWords.inbox}>
        <Link to="/inbox" className={styles.link}>
          <Icon name="arrow-left" />
          {shellWords.inbox}
        </Link>
      </nav>
      <InquirySheet key={reference} reference={reference} headingLevel={1} />
    </div>
  )
}
