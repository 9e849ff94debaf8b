import { enquiryStatusText as text } from '../../../content/enquiry-status.ts'
import { formatInZone } from '../../../domain/lead/reply-by.ts'
import { companyTimeZone } from '../../../domain/portland-day.ts'
import styles from './moment.module.css'

/** On the company's clock and, where it shows another time, on the visitor's. */
export function Moment({ date }: { date: Date }) {
  const here = formatInZone(date, companyTimeZone)
  const there = formatInZone(date, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <time dateTime={date.toISOString()} className={styles.moment}>
      <span>
        {here} <span className={styles.whose}>({text.portland})</span>
      </span>
      {there === here ? null : (
        <span>
          {there} <span className={styles.whose}>({text.yours})</span>
        </span>
      )}
    </time>
  )
}
