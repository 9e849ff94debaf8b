import { spanOf, termOf } from '../../../content/equipment/rental-length.ts'
import { quoteSection } from '../../../content/forms/quote-form.ts'
import { datesText } from '../../../content/quote/dates-text.ts'
import { formatCents, priceOf } from '../../../content/quote/quote-catalog.ts'
import { printWords, reportWords as words } from '../../../content/quote/quote-words.ts'
import { type EstimateLine, estimateQuote } from '../../../domain/quote/estimate-quote.ts'
import type { QuoteSelection } from '../../../domain/quote/quote-selection.ts'
import { withSoundDates } from '../../../domain/quote/rental-dates.ts'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { Letterhead } from '../print-sheet/letterhead.tsx'
import { today, usePageList } from './page-list.ts'
import styles from './quote-print.module.css'

/** The printout: the list with its estimate, or the sent list. Without either, the page itself prints. */
export function QuotePrint() {
  const { selection, sent } = usePageList()
  const listed = selection.lines.length > 0
  const printed = listed ? selection : sent?.selection
  if (!printed?.lines.length) return null
  const reference = listed ? undefined : sent?.reference
  return (
    <div className={styles.sheet} data-print-sheet="">
      <Letterhead title={reference ? printWords.sentTitle : printWords.title} date={today()} />
      <PrintedList selection={withSoundDates(printed, today)} reference={reference} />
    </div>
  )
}

type PrintedListProps = { selection: QuoteSelection; reference: string | undefined }

export function PrintedList({ selection, reference }: PrintedListProps) {
  const { days, lines, totalCents } = estimateQuote(selection, priceOf)
  const agreed = lines.filter((line) => line.totalCents === null).map(({ name }) => name)
  const { columns } = printWords
  return (
    <>
      <CallSheet
        rows={[
          ...(reference ? [{ label: printWords.reference, value: reference }] : []),
          { label: printWords.dates, value: datesText(selection) },
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.rate}</th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PrintedLine key={`${line.kind} ${line.id}`} line={line} />
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        <span>{words.total(days)}</span> <strong>{formatCents(totalCents)}</strong>
      </p>
      {agreed.length > 0 ? <p className={styles.note}>{words.without(agreed)}</p> : null}
      <p className={styles.note}>
        {words.rule} {words.note}
      </p>
      <div className={styles.terms}>
        <CallSheet caption={quoteSection.informationTitle} rows={quoteSection.information} />
      </div>
    </>
  )
}

function PrintedLine({ line }: { line: EstimateLine }) {
  const { name, quantity, cents, covers, lengths, totalCents } = line
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{quantity}</td>
      <td>{cents === null ? null : formatCents(cents) + termOf(covers)}</td>
      <td>{spanOf(covers, lengths)}</td>
      <td>{totalCents === null ? words.agreed : formatCents(totalCents)}</td>
    </tr>
  )
}
