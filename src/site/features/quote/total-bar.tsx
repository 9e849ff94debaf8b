import { formatCents, priceOf } from '../../../content/quote/quote-catalog.ts'
import { reportWords as words } from '../../../content/quote/quote-words.ts'
import { estimateQuote } from '../../../domain/quote/estimate-quote.ts'
import { withSoundDates } from '../../../domain/quote/rental-dates.ts'
import { anchors } from '../../../routes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { today, usePageList } from './page-list.ts'
import styles from './total-bar.module.css'

/** Keeps the total visible while the visitor fills in the form and the sheet is out of view. */
export function TotalBar({ className }: { className?: string | undefined }) {
  const { selection } = usePageList()
  const { days, lines, totalCents } = estimateQuote(withSoundDates(selection, today), priceOf)
  if (lines.length === 0) return null
  return (
    <p className={classNames(styles.bar, className)}>
      <span className="slate">{words.barLabel}</span> <strong>{formatCents(totalCents)}</strong>{' '}
      <a className={styles.count} href={`#${anchors.quoteList}`}>
        {words.bar(lines.length, days)}
      </a>
    </p>
  )
}
