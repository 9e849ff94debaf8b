import { enquiry } from '../../content/pages/enquiry.ts'
import { EnquiryStatus } from '../features/enquiry-status/enquiry-status.tsx'
import { Opening } from '../sections/opening.tsx'
import { useFacts } from '../shell/facts-context.ts'
import styles from './enquiry-page.module.css'

export const content = enquiry

export function Page() {
  const facts = useFacts()
  return (
    <>
      <div className={styles.opening}>
        <Opening content={content} size="brief">
          <p className={styles.summary}>{content.summary(facts)}</p>
        </Opening>
      </div>
      <EnquiryStatus />
    </>
  )
}
