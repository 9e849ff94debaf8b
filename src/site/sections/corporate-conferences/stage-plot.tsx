import { camera, placeAt, type Room, seating, views } from './plan.ts'
import styles from './stage-plot.module.css'

/** The hall from above, as the crew reads it: stage, seats, and what each camera sees. */
export function StagePlot() {
  return (
    <svg
      className={styles.art}
      viewBox="300 0 1300 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.views} d={views(cameras, [1490, 300], [1490, 560])} />
      <path className={styles.seats} d={seating(hall)} />
      <path className={styles.truss} d="M1418 200V660M1404 200V660" />
      <path className={styles.stage} d="M1610 230H1496Q1436 430 1496 630H1610" />
      <path className={styles.wall} d="M1566 290V570" />
      {cameras.map(([x, y], index) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className={styles.camera} d={camera([0, 0], 20)} transform="rotate(90)" />
          <text className={styles.label} x="-20" y="34">{`CAM ${index + 1}`}</text>
        </g>
      ))}
    </svg>
  )
}

const hall: Room = { middle: [1640, 430], facing: 90, radius: 262, pitch: 44, rows: 15 }
const cameras = [placeAt(hall, 438, 112.5), placeAt(hall, 526, 90), placeAt(hall, 300, 130)]
