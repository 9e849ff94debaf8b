import { clockPlace } from '../../../content/company/clock-place.ts'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { visitorTimeZone } from '../../platform/visitor-time-zone.ts'
import styles from './moment.module.css'

type MomentProps = {
  date: Date
  /** Formats the date for a time zone. */
  say: (date: Date, timeZone: string) => string
}

/** A time on the company's clock and, if it differs, on the visitor's clock. */
export function Moment({ date, say }: MomentProps) {
  const { timeZone } = useFacts()
  const here = say(date, timeZone)
  const there = say(date, visitorTimeZone())
  return (
    <time dateTime={date.toISOString()} className={styles.moment}>
      <span>
        {here} <span className={styles.whose}>({clockPlace(timeZone)})</span>
      </span>
      {there === here ? null : (
        <span>
          {there} <span className={styles.whose}>({text.yours})</span>
        </span>
      )}
    </time>
  )
}

/** The time when a reply is due, in everyday words: `by 11 AM on Monday`. */
export function ReplyDue({ date }: { date: Date }) {
  return <Moment date={date} say={(due, timeZone) => replyByWords(due, new Date(), timeZone)} />
}
