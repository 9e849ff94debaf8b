import styles from './truck-art.module.css'

/** Flight cases stacked in the open back of a truck: x, y, width, height on the loading floor. */
const cases = [
  [820, 300, 170, 120],
  [820, 180, 110, 120],
  [930, 212, 130, 88],
  [990, 300, 130, 120],
  [1120, 260, 190, 160],
  [1060, 140, 150, 120],
  [1210, 172, 100, 88],
  [1310, 210, 120, 210],
  [1310, 110, 120, 100],
] as const

/** Each with its lid and two latches. */
const shells = cases.map(([x, y, w, h]) => `M${x + 4} ${y + 4}h${w - 8}v${h - 8}h${8 - w}Z`).join('')
const lids = cases.map(([x, y, w, h]) => `M${x + 4} ${y + Math.round(h / 3)}h${w - 8}`).join('')
const latches = cases
  .map(([x, y, w, h]) => `M${x + Math.round(w / 4)} ${y + Math.round(h / 3)}h0m${w / 2} 0h0`)
  .join('')

/** The truck is loaded: what a quote is about. */
export function TruckArt() {
  return (
    <svg
      className={styles.art}
      viewBox="640 40 900 480"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.steel} d={shells} />
      <path className={styles.steel} d={lids} />
      <path className={styles.light} d={latches} />
      <path
        className={styles.frame}
        d="M786 430V72h674v358M770 430h706M786 72l20 20h634l20-20M806 92v328M1440 92v328"
      />
      <path
        className={styles.frame}
        d="M770 430v14h706v-14M640 512l130-68M770 444l-92 68M826 444v30m594-30v30"
      />
      <path
        className={styles.light}
        d="M830 92h0M920 92h0M1010 92h0M1100 92h0M1190 92h0M1280 92h0M1370 92h0"
      />
    </svg>
  )
}
