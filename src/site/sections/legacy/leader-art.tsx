import backdrop from '../bridge-art.module.css'
import styles from './leader-art.module.css'

/** The leader before a film begins: three, as many as the program takes on in a quarter. */
export function LeaderArt() {
  return (
    <svg
      className={backdrop.art}
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.shot}>
        <path className={styles.swept} d="M1210 350V-900H3000V1382Z" />
        <path className={styles.hair} d="M0 350H1600M1210 0V800" />
        <circle className={styles.ring} cx="1210" cy="350" r="250" />
        <circle className={styles.ring} cx="1210" cy="350" r="278" />
        <path className={styles.hand} d="M1210 350 1700 633" />
        <path className={styles.number} d="M1122 218h168l-96 116q104-6 104 82 0 90-98 90-66 0-92-44" />
      </g>
    </svg>
  )
}
