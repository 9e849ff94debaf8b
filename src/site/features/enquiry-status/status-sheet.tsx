import { enquiryStatusText as text } from '../../../content/pages/enquiry.ts'
import { formatInZone } from '../../../domain/lead/reply-by.ts'
import { companyTimeZone } from '../../../domain/portland-day.ts'
import { Button } from '../../ui/button.tsx'
import { CallSheet } from '../../ui/call-sheet.tsx'
import { Timecode } from '../../ui/timecode.tsx'
import styles from './enquiry-status.module.css'
import type { EnquiryStatus } from './fetch-enquiry-status.ts'

type StatusSheetProps = {
  status: EnquiryStatus
  onRefresh: () => void
}

export function StatusSheet({ status, onRefresh }: StatusSheetProps) {
  const at = text.states.findIndex(({ state }) => state === status.state)
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.reference}>
          <span className={`slate ${styles.term}`}>{text.reference}</span>
          <Timecode size="large">{status.reference}</Timecode>
        </p>
        <Button variant="quiet" size="small" onClick={onRefresh}>
          {text.refresh}
        </Button>
      </div>
      <ol className={styles.states}>
        {text.states.map(({ state, label }, index) => (
          <li
            key={state}
            className={`slate ${styles.state}`}
            data-passed={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {label}
          </li>
        ))}
      </ol>
      <p className={styles.now}>{text.states[at]?.text}</p>
      <CallSheet
        rows={[
          { label: text.form, value: text.forms[status.form] },
          { label: text.received, value: <Moment date={status.receivedAt} /> },
          ...(status.replyBy ? [{ label: text.replyBy, value: <Moment date={status.replyBy} /> }] : []),
        ]}
      />
    </div>
  )
}

/** On the company's clock and, where it shows another time, on the visitor's. */
function Moment({ date }: { date: Date }) {
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
