import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { companyTimeZone } from '../../../domain/portland-day.ts'
import styles from './moment.module.css'

type MomentProps = {
  date: Date
  /** The words for it on the clocks of a time zone. */
  say: (date: Date, timeZone: string) => string
}

/** On the company's clock and, where it shows another time, on the visitor's. */
export function Moment({ date, say }: MomentProps) {
  const here = say(date, companyTimeZone)
  const there = say(date, visitorTimeZone())
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

/** When a reply is due, as people say it: `by 11 AM on Monday`. */
export function ReplyDue({ date }: { date: Date }) {
  return <Moment date={date} say={(due, timeZone) => replyByWords(due, new Date(), timeZone)} />
}

export function visitorTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
