import { useState } from 'react'
import { spanOf, termOf } from '../../../content/equipment/rental-length.ts'
import { formatCents } from '../../../content/quote/quote-catalog.ts'
import { reportWords as words } from '../../../content/quote/quote-words.ts'
import type { EstimateLine } from '../../../domain/quote/estimate-quote.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { pageList } from './page-list.ts'
import styles from './quote-report.module.css'

type ReportLineProps = { line: EstimateLine; onRemoved: () => void }

/** One line of the sheet: name, quantity, rate and total. */
export function ReportLine({ line, onRemoved }: ReportLineProps) {
  const { name, quantity, owned, cents, covers, lengths, totalCents } = line
  // The typed text may not be a number yet.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={styles.rate}>
        <input
          className={styles.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={owned}
          aria-label={words.quantity(name)}
          value={typed ?? quantity}
          onChange={({ target }) => {
            setTyped(target.valueAsNumber > owned ? null : target.value)
            if (target.valueAsNumber >= 1) pageList.setQuantity(line, target.valueAsNumber)
          }}
          onBlur={() => setTyped(null)}
        />{' '}
        {words.owned(owned)}
        {cents === null ? null : ` ${words.times} ${formatCents(cents)}${termOf(covers)}`}
        <span className={styles.span}>{spanOf(covers, lengths)}</span>
      </span>
      <span className={styles.amount}>{totalCents === null ? words.agreed : formatCents(totalCents)}</span>
      <IconButton
        className={styles.remove}
        icon="close"
        size="small"
        label={words.remove(name)}
        onClick={() => {
          pageList.remove(line)
          onRemoved()
        }}
      />
    </li>
  )
}
