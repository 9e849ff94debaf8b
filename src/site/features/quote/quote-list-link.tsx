import { useSyncExternalStore } from 'react'
import { quoteListLink as words } from '../../../content/shell/shell.ts'
import { emptySelection } from '../../../domain/quote/quote-selection.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { keptSelection } from './kept-selection.ts'
import styles from './quote-list-link.module.css'

/** The number of items on the visitor's list, in the header. The prerendered page shows none. */
export function QuoteListLink() {
  const { lines } = useSyncExternalStore(keptSelection.subscribe, keptSelection.get, () => emptySelection)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <span className={styles.place}>
      {pieces > 0 ? (
        <a className={styles.link} href={words.href} aria-label={words.label(pieces)}>
          <Icon name="list" />
          <span key={pieces} className={styles.count}>
            {words.count(pieces)}
          </span>
        </a>
      ) : null}
    </span>
  )
}
