import styles from './crew-art.module.css'

/** A young crew at work, seen from behind: somebody speaks in the light, and everybody has a job. */
export function CrewArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.beam} d="M1500 322 1488 382 720 812H1190Z" />
      <path className={styles.floor} d="M0 812H1600" />
      <path className={styles.talent} d={`${head(966, 812, 0.76)}${body(966, 812, 0.76)}`} />
      <g className={styles.rim}>
        <use href="#young-crew" x="-4" y="-3" />
      </g>
      <g id="young-crew" className={styles.crew}>
        {/* Lamp on its stand. */}
        <path d="M1498 296h52l20 28-16 60h-56l-16-30z" />
        <path className={styles.steel} d="M1532 370V850M1532 720l-44 130M1532 720l44 130" />
        {/* Camera on its tripod, and who looks through it. */}
        <path d="M1160 462h88v66h-88zM1160 478l-40-10v54l40-10zM1172 462v-22h64v22h-10v-12h-44v12z" />
        <path className={styles.steel} d="M1204 524V640M1204 596l-62 270M1204 596l62 270" />
        <path d={`${head(1294, 890, 1)}${body(1294, 890, 1)}`} />
        <path d="M1318 496q34-6 32 34-4 34-18 48-2-42-22-60z" />
        <path className={styles.arm} d="M1244 622 1220 540" />
        {/* Boom overhead, headphones on. */}
        <path d={`${head(1436, 920, 1.06)}${body(1436, 920, 1.06)}`} />
        <path d="M1394 500h14v42h-14zM1464 500h14v42h-14z" />
        <path className={styles.arm} d="M1386 640 1368 540 1402 442M1486 640 1508 530 1484 432" />
        <path className={styles.steel} d="M1590 416 1066 470" />
        <path className={styles.microphone} d="M1066 470 1030 486" />
      </g>
    </svg>
  )
}

/** Somebody who stands at `x` with their feet at `y`. */
function head(x: number, y: number, scale: number): string {
  const [width, height] = [32 * scale, 38 * scale]
  return `M${x} ${Math.round(y - 326 * scale)}a${width} ${height} 0 1 0 -.1 0z`
}

function body(x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * scale)} ${Math.round(y + dy * scale)}`
  const outline = [
    [-66, -262],
    [-54, -150],
    [-50, 0],
    [-8, 0],
    [0, -140],
    [8, 0],
    [50, 0],
    [54, -150],
    [66, -262],
  ] as const
  const steps = outline.map(([dx, dy]) => `L${at(dx, dy)}`).join('')
  return `M${at(-16, -346)}L${at(-18, -318)}Q${at(-62, -312)} ${at(-66, -262)}${steps}Q${at(62, -312)} ${at(18, -318)}L${at(16, -346)}z`
}
