import styles from './patch-bay-art.module.css'

/** Two rows of jacks with cords between them that hang over the edge of the band. */
export function PatchBayArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles.panel} d="M0 0H1600V176H0ZM0 16H1600M0 160H1600M0 88H1600" />
      <path className={styles.rings} d="M20 56H1600M20 120H1600" />
      <path className={styles.holes} d="M20 56H1600M20 120H1600" />
      {cords.map(([from, to, sag]) => (
        <g key={from}>
          <path className={styles.cord} d={`M${from} 56C${from} ${sag} ${to} ${sag} ${to} 120`} />
          <path className={styles.plug} d={`M${from} 56v14M${to} 120v14`} />
        </g>
      ))}
    </svg>
  )
}

/** For each cord: the upper jack, the lower jack and how low it hangs. */
const cords = [
  [180, 500, 340],
  [380, 260, 260],
  [620, 1100, 358],
  [780, 700, 280],
  [1020, 860, 330],
  [1220, 1460, 300],
  [1380, 1300, 250],
] as const
