import { partsOf } from '../../domain/wall-time.ts'
import { companyClock } from '../session/company-zone.ts'
import { useNow } from './use-now.ts'
import styles from './wall-clock.module.css'

const day = companyClock({ weekday: 'short', month: 'short', day: 'numeric' })
const time = companyClock({ hour: 'numeric', minute: '2-digit' })
const zone = companyClock({ timeZoneName: 'short' })

/** Promises count in the company's time, wherever its staff are. */
export function WallClock() {
  const now = new Date(useNow())
  return (
    <p className={`slate ${styles.clock}`}>
      <span>{day().format(now)}</span>
      <span className={styles.time}>{time().format(now)}</span>
      <span className={styles.place}>{partsOf(zone(), now)('timeZoneName')}</span>
    </p>
  )
}
