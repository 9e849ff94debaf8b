import { printWords, reportWords as words } from '../../../content/quote/quote-words.ts'
import { formatCents, priceOf } from '../../../content/quote-catalogue.ts'
import { wordsBeside } from '../../../domain/quote/equipment-text.ts'
import { estimateQuote } from '../../../domain/quote/estimate-quote.ts'
import { readSelection } from '../../../domain/quote/quote-selection.ts'
import type { Summary } from '../enquiry-form/confirmation.tsx'
import { datesText } from './dates-text.ts'
import styles from './sent-list.module.css'

/** In the confirmation the equipment is the list that was sent, with what it comes to, and the visitor's own words. */
export const quoteSummary: Summary = ({ selection, equipmentNeeded = '' }) =>
  selection === undefined ? {} : { equipmentNeeded: <SentList list={selection} text={equipmentNeeded} /> }

function SentList({ list, text }: { list: string; text: string }) {
  const selection = readSelection(list)
  const { days, lines, totalCents } = estimateQuote(selection, priceOf)
  const agreed = lines.filter((line) => line.totalCents === null).map(({ name }) => name)
  const own = wordsBeside(text, lines)
  return (
    <div className={styles.list}>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ kind, id, name, quantity, totalCents: cents }) => (
            <li key={`${kind} ${id}`} className={styles.line}>
              <span>{quantity === 1 ? name : `${quantity} ${words.times} ${name}`}</span>
              <span className={styles.amount}>{cents === null ? words.agreed : formatCents(cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.line}>
        <span>{printWords.dates}</span>
        <span className={styles.amount}>{datesText(selection)}</span>
      </p>
      {lines.length > 0 ? (
        <p className={styles.total}>
          <span>{words.total(days)}</span>{' '}
          <strong className={styles.amount}>{formatCents(totalCents)}</strong>
        </p>
      ) : null}
      {agreed.length > 0 ? <p className={styles.note}>{words.without(agreed)}</p> : null}
      {own === '' ? null : <p className={styles.own}>{own}</p>}
    </div>
  )
}
