import styles from './lens-art.module.css'

const axis = 210

/** A cine prime cut open: light comes in from the left and meets on the sensor. */
export function LensArt() {
  return (
    <svg
      className={styles.art}
      viewBox="-240 0 1140 420"
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
    >
      <path className={styles.axis} d={`M-240 ${axis}H900`} />
      <path className={styles.stray} d={strayRays} />
      <path className={styles.glass} d={glass} />
      <path className={styles.rays} d={rays} />
      <path className={styles.steel} d={barrel} />
      <path className={styles.scale} d={focusScale} />
      <circle className={styles.glow} cx="820" cy={axis} r="46" />
      <circle className={styles.glow} cx="820" cy={axis} r="20" />
      <circle className={styles.point} cx="820" cy={axis} r="4" />
    </svg>
  )
}

type Element = readonly [x: number, half: number, thickness: number, front: number, back: number]

/** Each element by its place, half height, edge thickness, and how far its two faces bulge. */
const elements: readonly Element[] = [
  [70, 168, 22, 42, -20],
  [140, 150, 16, 30, -26],
  [214, 118, 30, 30, 4],
  [244, 118, 46, -4, -30],
  [440, 86, 44, -30, -6],
  [484, 86, 26, 6, 26],
  [562, 104, 20, 10, 22],
  [642, 112, 12, 28, -10],
]

const glass = elements
  .map(
    ([x, half, thickness, front, back]) =>
      `M${x} ${axis - half}Q${x - 2 * front} ${axis} ${x} ${axis + half}` +
      `H${x + thickness}Q${x + thickness + 2 * back} ${axis} ${x + thickness} ${axis - half}Z`,
  )
  .join('')

/** Where a ray that enters at height 1 crosses the elements. */
const bends = [
  [48, 1],
  [128, 0.9],
  [200, 0.78],
  [272, 0.56],
  [395, 0.42],
  [462, 0.43],
  [536, 0.52],
  [640, 0.5],
] as const

const rays = [-132, -88, -44, 44, 88, 132]
  .map((height) => {
    const path = bends.map(([x, share]) => `L${x} ${Math.round(axis + height * share)}`).join('')
    return `M-240 ${axis + height}${path}L820 ${axis}`
  })
  .join('')

/** From a point beside the subject: through the middle of the stop, to the edge of the picture. */
const strayRays = [-60, 0, 60]
  .map(
    (height) =>
      `M-240 ${20 + height}L60 ${axis - 70 + height}L230 ${axis - 34 + height * 0.7}` +
      `L395 ${axis + height * 0.4}L610 ${axis + 44 + height * 0.45}L820 ${axis + 78}`,
  )
  .join('')

/** The stop, the sensor with its frame, and the mount before it. */
const barrel = [
  `M395 ${axis - 142}V${axis - 60}M395 ${axis + 60}V${axis + 142}M385 ${axis - 60}H405M385 ${axis + 60}H405`,
  `M820 ${axis - 92}V${axis + 92}M808 ${axis - 92}H832M808 ${axis + 92}H832`,
  `M712 ${axis - 132}V${axis - 108}M712 ${axis + 108}V${axis + 132}`,
].join('')

const focusScale = Array.from({ length: 41 }, (_, index) => {
  const x = 40 + index * 16
  return `M${x} 404V${index % 5 === 0 ? 390 : 397}`
}).join('')
