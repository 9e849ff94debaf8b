import rose from './rose.svg'
import styles from './rose-art.module.css'

/** A rose window whose eye is the iris of a lens, and the light it lets into the room. */
export function RoseArt() {
  return (
    <svg className={styles.art} viewBox="-400 -400 800 800" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="rose-shaft" x1="0.85" y1="0.1" x2="0.2" y2="1">
          <stop className={styles.lit} stopOpacity="0.3" />
          <stop className={styles.lit} offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        className={styles.shaft}
        d="M-265-270A378 378 0 0 1 265 270L-300 900-1300 640Z"
        fill="url(#rose-shaft)"
      />
      <use href={`${rose}#window`} />
    </svg>
  )
}
