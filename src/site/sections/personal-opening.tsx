import type { PageContent } from '../../content/pages/page-content.ts'
import { useFacts } from '../platform/facts-context.ts'
import { Opening } from './opening.tsx'
import styles from './personal-opening.module.css'

/** The opening of a page that shows a visitor what is theirs. */
export function PersonalOpening({ content }: { content: PageContent }) {
  const facts = useFacts()
  return (
    <div className={styles.opening}>
      <Opening content={content} size="brief">
        <p className={styles.summary}>{content.summary(facts)}</p>
      </Opening>
    </div>
  )
}
