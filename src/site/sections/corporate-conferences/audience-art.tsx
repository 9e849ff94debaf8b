import styles from './audience-art.module.css'

/** Over the shoulders of the last row: the stage far off and bright, the nearest heads large and dark. */
export function AudienceArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1434 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="hall-glow" cx="0.5" cy="0.3" r="0.62">
          <stop className={styles.lit} offset="0" stopOpacity="0.5" />
          <stop className={styles.lit} offset="0.45" stopOpacity="0.14" />
          <stop className={styles.lit} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hall-dark" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.dark} offset="0.5" stopOpacity="0" />
          <stop className={styles.dark} offset="0.78" stopOpacity="0.92" />
        </linearGradient>
      </defs>
      <rect className={styles.hall} width="1434" height="600" />
      <rect width="1434" height="600" fill="url(#hall-glow)" />
      <path className={styles.screen} d="M507 84H927V236H507Z" />
      <path className={styles.seams} d="M612 84V236M717 84V236M822 84V236M507 160H927" />
      <path className={styles.speaker} d={speaker} />
      <path className={styles.deck} d="M440 250H994L1030 266H404Z" />
      <path className={styles.far} d={row({ seats: 30, y: 292, size: 11 })} />
      <path className={styles.middle} d={row({ seats: 19, y: 336, size: 19 })} />
      <path className={styles.near} d={row({ seats: 9, y: 404, size: 40 })} />
      <rect width="1434" height="600" fill="url(#hall-dark)" />
    </svg>
  )
}

/** At the lectern, one hand raised. */
const speaker =
  'M640 250V206Q640 186 654 184Q644 178 644 168A12 13 0 0 1 668 168Q668 178 660 184Q672 186 674 198L694 178L698 183L676 212V250ZM690 214H724V220H717L713 250H701L697 220H690Z'

type Row = { seats: number; y: number; size: number }

/** Heads and shoulders from behind; no two the same height, the same ones on every visit. */
function row({ seats, y, size }: Row): string {
  const pitch = 1434 / seats
  return Array.from({ length: seats }, (_, seat) => {
    const x = Math.round(pitch * (seat + 0.5) + ((seat * 37) % 11) - 5)
    const top = y + ((seat * 29) % 13) - 6
    const tall = Math.round(size * 1.25)
    const neck = Math.round(size * 0.45)
    const wide = Math.round(size * 1.75)
    const shoulder = top + Math.round(size * 1.9)
    return `M${x - size} ${top}a${size} ${tall} 0 1 1 ${2 * size} 0a${size} ${tall} 0 1 1 ${-2 * size} 0M${x - wide} 600V${shoulder + size}Q${x - wide} ${shoulder} ${x - neck} ${shoulder - neck}V${top}H${x + neck}V${shoulder - neck}Q${x + wide} ${shoulder} ${x + wide} ${shoulder + size}V600Z`
  }).join('')
}
