import styles from './floor-plan.module.css'

/** The positions of the crew's seats, in the order in which they are taught. */
const seats = [
  [320, 366],
  [474, 262],
  [112, 262],
  [206, 366],
  [130, 532],
  [490, 532],
] as const

/** The studio from above, with the camera's view, the light and the crew's seats. */
export function FloorPlan() {
  return (
    <svg className={styles.plan} viewBox="0 0 640 600" aria-hidden="true">
      <path className={styles.light} d="M126 238 292 104 360 168Z" />
      <path className={styles.light} d="M480 116 290 122 330 186Z" />
      <path className={styles.view} d="M320 330 214 74H426Z" />
      <path className={styles.pipe} d="M44 106H596M44 206H596M44 306H596" />
      <path
        className={styles.wall}
        d="M400 430H620V20H20V430H350M20 430V580H620V430M310 430V452M310 520V580M350 430a50 50 0 0 0 50 50V430M310 452a44 44 0 0 1 44 44"
      />
      <path className={styles.drape} d="M104 150Q104 54 200 54H440Q536 54 536 150" />
      <path className={styles.tape} d="M310 136l20 20m0-20-20 20M296 122v-8h8M344 122v-8h-8" />
      <path d="M304 330h32v20h-32zM311 330l9-14 9 14M458 246 334 160M186 336h40M190 330h32v-8h-32z" />
      <path d="M60 470h200v34H60zM70 478h30v18H70zM108 478h30v18h-30zM146 478h30v18h-30zM186 487h64M400 470h180v34H400zM412 462h70M498 462h70" />
      <path className={styles.lamp} d="M102 246l18-22 20 14-14 24zM478 100l26 2-4 32-26-6z" />
      <path className={styles.cable} d="M336 344H372V420Q372 446 340 446H276V487" />
      {seats.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle className={styles.mark} cx={x} cy={y} r="18" />
          <text className={styles.number} x={x} y={y + 6}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
