import { useRef } from 'react'
import { formatCents, priceOf } from '../../../content/quote/quote-catalog.ts'
import { reportWords as words } from '../../../content/quote/quote-words.ts'
import { type Estimate, estimateQuote } from '../../../domain/quote/estimate-quote.ts'
import { withSoundDates } from '../../../domain/quote/rental-dates.ts'
import { anchors, pagePaths } from '../../../routes.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { downloadList } from './download-list.ts'
import { today, usePageList } from './page-list.ts'
import styles from './quote-report.module.css'
import { RentalDates } from './rental-dates.tsx'
import { ReportLine } from './report-line.tsx'

/** The minimum number of lines on a sheet. */
const printedLines = 4

/** The visitor's list with its estimate, drawn as a camera report that fills itself in. */
export function QuoteReport() {
  const { company } = useFacts()
  const { selection, sent } = usePageList()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const estimate = estimateQuote(withSoundDates(selection, today), priceOf)
  const { days, lines } = estimate
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section id={anchors.quoteList} className={styles.report} aria-labelledby="quote-list-heading">
      <p className={`slate ${styles.head}`}>
        <span>{words.slate}</span>
        <span className={styles.copy}>{words.copy}</span>
      </p>
      <h3 ref={headingRef} id="quote-list-heading" tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h3>
      <dl className={styles.cells}>
        {[
          [words.lines, lines.length],
          [words.pieces, pieces],
          [words.days, days],
        ].map(([label, count]) => (
          <div key={label} className={styles.cell}>
            <dt className="slate">{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <ReportLine
            key={`${line.kind} ${line.id}`}
            line={line}
            onRemoved={() => headingRef.current?.focus()}
          />
        ))}
        {lines.length === 0 ? <Empty /> : null}
        {Array.from({ length: printedLines - Math.max(lines.length, 2) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all alike
          <li key={index} className={styles.line} aria-hidden="true" />
        ))}
      </ol>
      {lines.some(({ quantity, owned }) => quantity === owned) ? (
        <p className={styles.limit}>
          {words.limit.before}
          <a href={`#${anchors.quoteForm}`}>{words.limit.action}</a>
          {words.limit.after}
        </p>
      ) : null}
      <RentalDates selection={selection} />
      <Total estimate={estimate} />
      <div className={styles.acts}>
        <Button variant="quiet" icon="download" onClick={() => downloadList(company)}>
          {words.download}
        </Button>
        {lines.length > 0 || sent?.selection.lines.length ? (
          <Button variant="quiet" onClick={() => print()}>
            {lines.length > 0 ? words.print : words.printSent}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Empty() {
  return (
    <li className={styles.empty}>
      <p className={styles.nothing}>{words.empty}</p>
      <p>{words.emptyHint}</p>
      <a href={pagePaths.equipmentList}>{words.emptyAction}</a>
    </li>
  )
}

function Total({ estimate: { days, lines, totalCents } }: { estimate: Estimate }) {
  const agreed = lines.filter((line) => line.totalCents === null).map(({ name }) => name)
  return (
    <div className={styles.total}>
      <div aria-live="polite">
        <p className={styles.sum}>
          <span className={styles.sumLabel}>{words.total(days)}</span>{' '}
          <strong className={styles.figure}>{formatCents(totalCents)}</strong>
        </p>
        {agreed.length > 0 ? <p className={styles.without}>{words.without(agreed)}</p> : null}
      </div>
      <p className={styles.note}>
        {words.rule} {words.note}
      </p>
    </div>
  )
}
