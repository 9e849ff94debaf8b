import { Icon } from '../media/icon.tsx'
import styles from './stars.module.css'

/** Five stars; the first `rating` are lit. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size="small" className={star <= rating ? styles.given : undefined} />
      ))}
    </span>
  )
}
