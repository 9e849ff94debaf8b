import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import { ownInquiriesText as text } from '../../../content/inquiries/own-inquiries.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { CallSheetTable } from '../../../ui/layout/call-sheet-table.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { visitorTimeZone } from '../../platform/visitor-time-zone.ts'
import type { InquiryState, InquiryStatus } from '../inquiry-status/fetch-inquiry-status.ts'
import styles from './own-inquiries.module.css'

const { columns } = text
const { forms, states } = inquiryStatusText
const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A call sheet of inquiries, without their content. */
export function InquiryTable({ inquiries }: { inquiries: readonly InquiryStatus[] }) {
  return (
    <CallSheetTable
      caption={text.caption}
      captionHidden
      columns={[
        { key: 'form', label: columns.form },
        { key: 'reference', label: columns.reference },
        { key: 'state', label: columns.state },
        { key: 'received', label: columns.received },
        { key: 'replyBy', label: columns.replyBy },
      ]}
      entries={inquiries.map(({ form, reference, state, receivedAt, replyBy }) => ({
        id: reference,
        cells: {
          form: forms[form],
          reference: <Timecode>{reference}</Timecode>,
          state: <StateMark state={state} />,
          received: <ShortMoment date={receivedAt} />,
          replyBy: replyBy ? <DueMoment date={replyBy} /> : text.noReplyBy,
        },
      }))}
    />
  )
}

/** Shown on the visitor's clock only; the inquiry's status page shows both clocks. */
function ShortMoment({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{shortFormat.format(date)}</time>
}

function DueMoment({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{replyByWords(date, new Date(), visitorTimeZone())}</time>
}

function StateMark({ state }: { state: InquiryState }) {
  return (
    <span className={styles.state} data-state={state}>
      {states.find((known) => known.state === state)?.label}
    </span>
  )
}
