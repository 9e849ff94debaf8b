import { boardWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import { summarize } from '../../../domain/rentals/availability.ts'
import { formatPeriod } from '../../../domain/rentals/format-days.ts'
import styles from './status-summary.module.css'
import type { Board } from './use-availability.ts'

const counted = ['available', 'booked', 'maintenance'] as const

/** How the day stands, read aloud whenever it changes. */
export function StatusSummary({ board }: { board: Board }) {
  const counts = board.kind === 'answered' ? summarize(board.answer.items) : null
  return (
    <div className={styles.summary} data-tone="stage" role="status">
      <p className={styles.days}>{headline(board)}</p>
      <ul className={styles.counts} aria-hidden={counts ? undefined : true}>
        {counted.map((status) => (
          <li key={status} className={styles.count} data-status={status}>
            {counts ? (
              <span className={styles.figure}>{counts[status]}</span>
            ) : (
              <span className={styles.blank} data-loading={board.kind === 'loading' || undefined} />
            )}{' '}
            <span className={`slate ${styles.label}`}>{words.counts[status]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function headline(board: Board): string {
  if (board.kind === 'loading') return words.checking
  if (board.kind !== 'answered') return words.noAnswer
  const { today, period } = board.answer
  const days = formatPeriod(period, today)
  return days === formatPeriod({ from: today, until: today }, today) || isToday(board) ? `${words.today}, ${days}` : days
}
