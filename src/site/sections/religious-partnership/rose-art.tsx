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
        <g id="rose-petal">
          <path className={styles.glass} d="M-24-132-62-256A63 63 0 0 1 62-256L24-132Z" />
          <path d="M-9-150-38-252A38 38 0 0 1 38-252L9-150ZM0-290V-150" />
          <circle className={styles.glass} cx="87" cy="-326" r="17" />
        </g>
      </defs>
      <path
        className={styles.shaft}
        d="M-265-270A378 378 0 0 1 265 270L-300 900-1300 640Z"
        fill="url(#rose-shaft)"
      />
      <path
        className={styles.stone}
        d={[124, 112, 362, 380].map((r) => `M0-${r}a${r} ${r} 0 1 0 1 0`).join('')}
      />
      <g className={styles.petals}>{around(12, 'rose-petal')}</g>
      <path id="rose-blade" className={styles.blade} d="M46 0-18 111" />
      {around(6, 'rose-blade').slice(1)}
    </svg>
  )
}

function around(count: number, id: string) {
  return Array.from({ length: count }, (_, index) => (360 / count) * index).map((angle) => (
    <use key={angle} href={`#${id}`} transform={`rotate(${angle})`} />
  ))
}
