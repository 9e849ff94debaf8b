import { markPaths } from './mark-paths.ts'
import styles from './wordmark.module.css'

export function Wordmark({ name }: { name: string }) {
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 48 36" className={styles.mark} aria-hidden="true">
        <path d={markPaths.corners} className={styles.corners} />
        <path d={markPaths.arch} className={styles.arch} />
        <path d={markPaths.deck} className={styles.deck} />
      </svg>
      <span className={styles.name}>
        {first}
        {rest.length > 0 && <span className={styles.rest}> {rest.join(' ')}</span>}
      </span>
    </span>
  )
}
