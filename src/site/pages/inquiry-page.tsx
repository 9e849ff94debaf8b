import { inquiry } from '../../content/pages/inquiry.ts'
import { InquiryStatus } from '../features/inquiry-status/inquiry-status.tsx'
import { useFacts } from '../platform/facts-context.ts'
import { Opening } from '../sections/opening.tsx'
import styles from './inquiry-page.module.css'

export const content = inquiry

export function Page() {
  const facts = useFacts()
  return (
    <>
      <div className={styles.opening}>
        <Opening content={content} size="brief">
          <p className={styles.summary}>{content.summary(facts)}</p>
        </Opening>
      </div>
      <InquiryStatus />
    </>
  )
}
