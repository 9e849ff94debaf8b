import { afterSending } from '../../../content/inquiries/after-sending.ts'
import type { AskedFor } from '../../../content/inquiries/asked-for.ts'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { formatInZone } from '../../../domain/format-in-zone.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Letterhead } from '../print-sheet/letterhead.tsx'
import { AskedSheet } from './asked-sheet.tsx'
import type { InquiryStatus } from './fetch-inquiry-status.ts'
import styles from './inquiry-status.module.css'
import { Moment, ReplyDue } from './moment.tsx'

type StatusSheetProps = {
  status: InquiryStatus
  asked: AskedFor
  onRefresh: () => void
}

export function StatusSheet({ status, asked, onRefresh }: StatusSheetProps) {
  const at = text.states.findIndex(({ state }) => state === status.state)
  const isOpen = status.state === 'received' || status.state === 'in_progress'
  return (
    <div className={styles.sheet} data-print-sheet="">
      <Letterhead title={text.forms[status.form]} date={portlandDay(new Date())} />
      <div className={styles.head}>
        <p className={styles.call}>
          <span className={`slate ${styles.term}`}>{text.reference}</span>
          <Timecode size="large">{status.reference}</Timecode>
        </p>
        {status.replyBy ? (
          <p className={styles.call}>
            <span className={`slate ${styles.term}`}>{text.reply}</span>
            <span className={styles.due}>
              <ReplyDue date={status.replyBy} />
            </span>
          </p>
        ) : null}
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
      <div className={styles.parts} data-wide={isOpen || undefined}>
        <section className={styles.part}>
          <h2 className={styles.heading}>{text.asked}</h2>
          <AskedSheet
            asked={asked}
            also={[
              { label: text.form, value: text.forms[status.form] },
              { label: text.received, value: <Moment date={status.receivedAt} say={formatInZone} /> },
            ]}
          />
        </section>
        {isOpen ? (
          <section className={styles.part}>
            <h2 className={styles.heading}>{afterSending.heading}</h2>
            <ol className={styles.steps}>
              {afterSending.steps[status.form].map((step, index) => (
                <li key={step} className={styles.step}>
                  <Timecode decorative>{String(index + 1).padStart(2, '0')}</Timecode>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  )
}
