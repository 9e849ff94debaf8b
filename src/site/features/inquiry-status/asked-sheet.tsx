import type { AskedFor } from '../../../content/inquiries/asked-for.ts'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { CallSheet, type CallSheetRow } from '../../../ui/layout/call-sheet.tsx'
import { AskedList } from './asked-list.tsx'
import styles from './asked-sheet.module.css'

type AskedSheetProps = {
  asked: AskedFor
  /** What else is to be said, below it. */
  also: readonly CallSheetRow[]
}

/** What an inquiry asks for: its list with quantities and total, then everything else under its label. */
export function AskedSheet({ asked: { list, fields }, also }: AskedSheetProps) {
  const rows = [
    ...(list ? [{ label: text.dates, value: list.dates }] : []),
    ...fields.map(({ label, value }) => ({ label, value: <span className={styles.words}>{value}</span> })),
    ...also,
  ]
  return (
    <>
      {list ? <AskedList list={list} /> : null}
      <CallSheet rows={rows} />
    </>
  )
}
