import styles from './stage-art.module.css'

/** Truss, lamps and beams over the stage. */
export function StageLights() {
  return (
    <svg className={styles.lights} viewBox="0 0 2390 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="stage-beam" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.lit} offset="0" stopOpacity="0.5" />
          <stop className={styles.lit} offset="0.35" stopOpacity="0.16" />
          <stop className={styles.lit} offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      {lamps.map(({ x, aim }) => (
        <path key={x} className={styles.beam} d={beam(x, aim)} fill="url(#stage-beam)" />
      ))}
      <path className={styles.steel} d={truss} />
      {lamps.map(({ x, aim }) => (
        <g key={x} transform={`translate(${x} 62) rotate(${-aim / 14})`}>
          <path className={styles.body} d="M-9 0h18l6 34h-30z" />
          <path className={styles.glass} d="M-13 35h26" />
        </g>
      ))}
    </svg>
  )
}

/** The backs of the audience, and the camera that stands among them. */
export function StageAudience() {
  return (
    <svg className={styles.audience} viewBox="0 0 2390 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path className={styles.far} d={row({ count: 44, y: 118, size: 21, seed: 5 })} />
      <path className={styles.near} d={row({ count: 27, y: 176, size: 35, seed: 11 })} />
      <g className={styles.camera} transform="translate(1652 6)">
        <path d="M0 34h96v54H0zM96 44l52-12v58l-52-12zM14 34V16h46v18M-26 46h26v20h-26zM34 88h30v16H34zM42 104h14L96 240H84L52 128 54 240H44L46 128 14 240H2z" />
        <path className={styles.finder} d="M-24 49h22v14h-22z" />
      </g>
    </svg>
  )
}

const lamps = [
  { x: 210, aim: 330 },
  { x: 480, aim: 210 },
  { x: 770, aim: 120 },
  { x: 1060, aim: 40 },
  { x: 1330, aim: -40 },
  { x: 1620, aim: -120 },
  { x: 1910, aim: -210 },
  { x: 2180, aim: -330 },
] as const

function beam(x: number, aim: number): string {
  return `M${x - 12} 96L${x + aim - 130} 700H${x + aim + 130}L${x + 12} 96Z`
}

/** Two chords, with lacing that changes direction at every panel. */
const truss = `M0 22H2390M0 62H2390${Array.from({ length: 60 }, (_, panel) => {
  const x = panel * 40
  return panel % 2 === 0 ? `M${x} 22L${x + 40} 62` : `M${x} 62L${x + 40} 22`
}).join('')}`

type Row = { count: number; y: number; size: number; seed: number }

/** Heads and shoulders; no two the same height, and the same ones on every visit. */
function row({ count, y, size, seed }: Row): string {
  const pitch = 2390 / count
  return Array.from({ length: count }, (_, seat) => {
    const sway = ((seat * 37 + seed * 53) % 17) - 8
    const x = Math.round(pitch * (seat + 0.5) + sway)
    const top = y + ((seat * 29 + seed * 31) % 13) - 6
    const shoulders = Math.round(size * 1.75)
    const neck = top + Math.round(size * 1.15)
    return `M${x - size} ${top}a${size} ${Math.round(size * 1.2)} 0 1 1 ${size * 2} 0a${size} ${Math.round(size * 1.2)} 0 1 1 ${-size * 2} 0M${x - shoulders} 260V${neck + size}Q${x - shoulders} ${neck} ${x} ${neck}T${x + shoulders} ${neck + size}V260Z`
  }).join('')
}
