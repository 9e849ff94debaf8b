import { boardWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import { summarize } from '../../../domain/availability/availability.ts'
import { formatPeriod } from '../../../domain/availability/format-days.ts'
import { addDays } from '../../../domain/calendar-day.ts'
import styles from './status-summary.module.css'
import type { Board } from './use-availability.ts'

const counted = ['available', 'booked', 'maintenance'] as const

/** A summary of the days' availability, read aloud whenever it changes. */
export function StatusSummary({ board }: { board: Board }) {
  const counts = board.kind === 'answered' ? summarize(board.answer.items) : null
  return (
    <div className={styles.summary} data-tone="stage" role="status">
      <p className={styles.days}>{headline(board)}</p>
      <ul className={styles.counts} aria-hidden={counts ? undefined : true}>
        {counted.map((status) => (
          <li key={status} className={styles.count} data-status={status}>
            <span className={styles.figure} data-loading={board.kind === 'loading' || undefined}>
              {counts ? counts[status] : null}
            </span>{' '}
            <span className={`fact ${styles.label}`}>{words.counts[status]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function headline(board: Board): string {
  if (board.kind === 'loading') return words.checking
  if (board.kind !== 'answered') return words.unchecked
  const { today, period } = board.answer
  const days = formatPeriod(period, today)
  return period.from === today && period.until === addDays(today, 1) ? `${words.today}, ${days}` : days
}
