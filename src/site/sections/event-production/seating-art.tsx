import styles from './seating-art.module.css'

/** The house from above, before the doors open: every seat a light, three cameras on the one that speaks. */
export function SeatingArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 -40 1600 900"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.cone} d={sightlines} />
      {blocks.map(({ from, to, size }) => (
        <path key={from} className={styles.seats} strokeWidth={size} d={rows(from, to)} />
      ))}
      <path className={styles.camera} d={bodies} />
      <path className={styles.stage} d="M990 196a190 66 0 0 0 380 0ZM990 204a190 66 0 0 0 380 0" />
      <path className={styles.wall} d="M1010 70H1350V168H1010Z" />
      <path className={styles.speaker} d="M1180 214V176M1180 163v.1" />
    </svg>
  )
}

/** The rows lie round the stage as ellipses: a circle seen from the gallery. */
const stage = { x: 1180, y: 190, flatness: 0.62, slope: 0.24 } as const

/** Seats grow toward the gallery. */
const blocks = [
  { from: 0, to: 5, size: 4 },
  { from: 5, to: 9, size: 5.5 },
  { from: 9, to: 13, size: 7 },
] as const

function rows(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const across = 290 + (from + index) * (58 + from * 2)
    const down = across * stage.flatness
    const half = Math.round(across * Math.cos(stage.slope))
    const y = Math.round(stage.y + down * Math.sin(stage.slope))
    return `M${stage.x - half} ${y}a${across} ${Math.round(down)} 0 0 0 ${half * 2} 0`
  }).join('')
}

const cameras = [
  [800, 470],
  [1010, 640],
  [1545, 430],
] as const

const sightlines = cameras.map(([x, y]) => `M${x} ${y}L1080 190H1280Z`).join('')
const bodies = cameras.map(([x, y]) => `M${x - 9} ${y - 4}h18v14h-18z`).join('')
