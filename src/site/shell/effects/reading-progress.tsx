import { readingProgressLabel } from '../../../content/shell/shell.ts'
import styles from './reading-progress.module.css'
import { useScrollProgress } from './scroll-progress.ts'

/** A timeline along the left edge of large screens; its playhead marks the reader's position. */
export function ReadingProgress() {
  const { percent } = useScrollProgress()
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={readingProgressLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.played} height={`${percent}%`} />
      </svg>
    </div>
  )
}
