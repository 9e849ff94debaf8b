import { enquiryStatusText as text } from '../../../content/enquiry-status.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { Button } from '../../ui/button.tsx'
import { CallSheet } from '../../ui/call-sheet.tsx'
import { Timecode } from '../../ui/timecode.tsx'
import { Letterhead } from '../print-sheet/letterhead.tsx'
import styles from './enquiry-status.module.css'
import type { EnquiryStatus } from './fetch-enquiry-status.ts'
import { Moment } from './moment.tsx'

type StatusSheetProps = {
  status: EnquiryStatus
  onRefresh: () => void
}

export function StatusSheet({ status, onRefresh }: StatusSheetProps) {
  const at = text.states.findIndex(({ state }) => state === status.state)
  return (
    <div className={styles.sheet} data-print-sheet="">
      <Letterhead title={text.forms[status.form]} date={portlandDay(new Date())} />
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
