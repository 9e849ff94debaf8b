import styles from './stage-art.module.css'

/** Truss, lamps and beams over the stage. */
export function StageLights() {
  return (
    <svg
      className={styles.lights}
      viewBox="0 0 2390 700"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
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

/** The backs of the audience, and of the one who films what they see. */
export function StageAudience() {
  return (
    <svg
      className={styles.audience}
      viewBox="0 0 2390 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d={row({ count: 44, y: 118, size: 21, seed: 5 })} />
      <path className={styles.near} d={row({ count: 27, y: 176, size: 35, seed: 11 })} />
      <g transform="translate(1610 14)">
        <path className={styles.crew} d={camera} />
        <path className={styles.finder} d="M10 30h62v36H10z" />
        <path className={styles.crew} d={operator} />
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

/** From behind: matte box, body, the head of the tripod and its legs. */
const camera =
  'M-16 2H98V18H-16ZM-4 18H86V78H-4ZM24 78H58V94H24ZM30 94H52L104 240H90L46 128V240H36V128L-8 240H-22ZM86 70L128 96L125 101L86 78Z'

/** Bent to the viewfinder, one hand on the pan handle. */
const operator =
  'M122 34a25 29 0 1 1 50 0a25 29 0 1 1 -50 0M119 30h7v16h-7zM96 240V118Q98 78 147 72Q202 78 206 124V240ZM124 92L108 108L130 124Z'

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
