import type { AskedFor } from '../../../content/inquiries/asked-for.ts'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { CallSheet, type CallSheetRow } from '../../../ui/layout/call-sheet.tsx'
import { AskedList } from './asked-list.tsx'
import styles from './asked-sheet.module.css'

type AskedSheetProps = {
  asked: AskedFor
  /** Additional rows below the inquiry's own. */
  also: readonly CallSheetRow[]
}

/** The content of an inquiry: its list with quantities and total, then all other fields with their labels. */
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
