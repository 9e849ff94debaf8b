import { inquiryNotSent, notSentText } from '../../content/pages/inquiry-not-sent.ts'
import { ContactRows } from '../sections/contact-rows.tsx'
import { NotSentReasons } from '../sections/inquiry/not-sent-reasons.tsx'
import { Opening } from '../sections/opening.tsx'
import styles from './inquiry-not-sent-page.module.css'

export const content = inquiryNotSent

export function Page() {
  return (
    <>
      <Opening content={content} size="brief">
        <NotSentReasons />
      </Opening>
      <section className={styles.section} data-tone="paper" aria-labelledby="reach-heading">
        <div className={styles.words}>
          <p className={`slate ${styles.slate}`}>{notSentText.contactSlate}</p>
          <h2 id="reach-heading">{notSentText.contactHeading}</h2>
        </div>
        <ContactRows />
      </section>
    </>
  )
}
