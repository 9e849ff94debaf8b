import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deliveryWords as words } from '../../../content/desk/deliveries.ts'
import { undeliveredCountQuery } from '../../queries/delivery-queries.ts'
import styles from './undelivered-strip.module.css'

/** Says that something we sent did not go out: somebody may be waiting for it without knowing. */
export function UndeliveredStrip() {
  const { data } = useQuery(undeliveredCountQuery)
  return (
    <div role="status">
      {data && data.mails + data.webhooks > 0 ? (
        <Link to="/deliveries" className={styles.strip}>
          <span>{words.strip(data)}</span>
          <span className={styles.action}>{words.stripAction}</span>
        </Link>
      ) : null}
    </div>
  )
}
