import styles from './loom-art.module.css'

/** Sixteen cables come down from the grid and leave as one. */
export function LoomArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.cable} d={cables} />
      <path className={styles.tie} d={ties} />
    </svg>
  )
}

const count = 16

/** Each falls from its own point of the grid and finds its place in the bundle. */
const cables = Array.from({ length: count }, (_, cable) => {
  const x = 790 + cable * 56
  const place = cable * 4
  const slack = 300 + ((cable * 67) % 150)
  return `M${x} -10C${x} ${slack} ${1110 + place} ${270 + place} ${1180 + place} ${440 - place}S1420 ${584 - place} 1620 ${560 - place}`
}).join('')

/** Where the bundle is tied. */
const ties = [1270, 1350, 1440, 1530].map((x, index) => `M${x} ${462 + index * 12}l-12 66`).join('')
