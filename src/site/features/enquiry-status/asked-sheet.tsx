import type { AskedFor, AskedList } from '../../../content/asked-for.ts'
import { enquiryStatusText as text } from '../../../content/enquiry-status.ts'
import { CallSheet, type CallSheetRow } from '../../ui/call-sheet.tsx'
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
      {list ? <ListTable list={list} /> : null}
      <CallSheet rows={rows} />
    </>
  )
}

function ListTable({ list: { lines, total, note } }: { list: AskedList }) {
  return (
    <div>
      <table className={styles.list}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ quantity, name, amount }) => (
            <tr key={name}>
              <td className={styles.quantity}>{quantity} ×</td>
              <th scope="row">{name}</th>
              <td className={styles.amount}>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td className={styles.amount}>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
