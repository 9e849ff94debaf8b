import styles from './wordmark.module.css'

/** The mark: a bridge's arch of light inside a viewfinder's corners. */
export function Wordmark({ name }: { name: string }) {
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 48 36" className={styles.mark} aria-hidden="true" focusable="false">
        <path d="M1 8V1H10M38 1H47V8M47 28V35H38M10 35H1V28" className={styles.corners} />
        <path d="M7 26Q24 -2 41 26" className={styles.arch} />
        <path d="M4 26H44M13 17.4V26M18.5 13.4V26M24 12V26M29.5 13.4V26M35 17.4V26" className={styles.deck} />
      </svg>
      <span className={styles.name}>
        {first}
        {rest.length > 0 && <span className={styles.rest}> {rest.join(' ')}</span>}
      </span>
    </span>
  )
}
