import styles from './host-art.module.css'

/** Someone at the microphone after midnight, lit by a desk lamp. 16:9. */
export function HostArt() {
  return (
    <svg className={styles.art} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="desk-lamp" cx="0.3" cy="0.34" r="0.75">
          <stop className={styles.lit} offset="0" stopOpacity="0.75" />
          <stop className={styles.lit} offset="0.35" stopOpacity="0.26" />
          <stop className={styles.lit} offset="1" stopOpacity="0" />
        </radialGradient>
        <pattern id="foam" width="40" height="40" patternUnits="userSpaceOnUse">
          <path className={styles.foam} d="M0 0h40v40H0zM0 0 40 40M40 0 0 40" />
        </pattern>
      </defs>
      <rect width="640" height="360" fill="url(#foam)" />
      <rect width="640" height="360" fill="url(#desk-lamp)" />
      <path className={styles.stand} d="M46 318V176L128 92M22 318h48" />
      <path className={styles.lamp} d="M112 66 196 100 158 148 104 102Z" />
      <path className={styles.rim} d={host} />
      <path className={styles.shape} d={host} />
      <path className={styles.band} d="M452 140q-10-34-6-67" />
      <path className={styles.cup} d="M452 122a15 25 0 1 1-.1 0Z" />
      <path className={styles.shape} d="M0 318h640v42H0z" />
      <path className={styles.edge} d="M0 318h640" />
      <path className={styles.stand} d="M272 318V254L300 194" />
      <path
        className={styles.microphone}
        d="M270 146h44q30 0 30 24t-30 24h-44zM302 146v48M314 146v48M326 148v44"
      />
    </svg>
  )
}

/** Head in profile to the left, headphones, shoulders down to the desk. */
const host =
  'M388 132q0-58 58-58 60 0 60 66 0 44-28 62l4 22q70 12 92 96H318q2-64 66-88l22-8-2-20q-22 6-24-8l-2-10-6-6 2-6-8-4q-2-6 4-14l12-14z'
