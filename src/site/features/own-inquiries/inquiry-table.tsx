import { enquiryStatusText } from '../../../content/enquiry-status.ts'
import { ownInquiriesText as text } from '../../../content/own-inquiries.ts'
import { CallSheetTable } from '../../ui/call-sheet-table.tsx'
import { Timecode } from '../../ui/timecode.tsx'
import type { EnquiryState, EnquiryStatus } from '../enquiry-status/fetch-enquiry-status.ts'
import { Moment } from '../enquiry-status/moment.tsx'
import styles from './own-inquiries.module.css'

const { columns } = text
const { forms, states } = enquiryStatusText

/** A call sheet of inquiries. What they said is not on it. */
export function InquiryTable({ inquiries }: { inquiries: readonly EnquiryStatus[] }) {
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
          received: <Moment date={receivedAt} />,
          replyBy: replyBy ? <Moment date={replyBy} /> : text.noReplyBy,
        },
      }))}
    />
  )
}

function StateMark({ state }: { state: EnquiryState }) {
  return (
    <span className={styles.state} data-state={state}>
      {states.find((known) => known.state === state)?.label}
    </span>
  )
}
