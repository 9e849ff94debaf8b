import type { AskedList as List } from '../../../content/inquiries/asked-for.ts'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import styles from './asked-list.module.css'

/** The list of a quote request with its quantities and total. */
export function AskedList({ list: { lines, total, note } }: { list: List }) {
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
