import { shellWords } from '../../content/desk/desk.ts'
import { once } from '../../domain/once.ts'
import { companyTimeZone } from '../../domain/portland-day.ts'
import { useNow } from './use-now.ts'
import styles from './wall-clock.module.css'

const day = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: companyTimeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    }),
)
const time = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: companyTimeZone, hour: 'numeric', minute: '2-digit' }),
)

/** Promises count in the company's time, wherever its staff are. */
export function WallClock() {
  const now = new Date(useNow())
  return (
    <p className={`slate ${styles.clock}`}>
      <span>{day().format(now)}</span>
      <span className={styles.time}>{time().format(now)}</span>
      <span className={styles.place}>{shellWords.portland}</span>
    </p>
  )
}
