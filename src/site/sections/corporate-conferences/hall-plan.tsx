import styles from './hall-plan.module.css'
import { camera, type Point, placeAt, type Room, seating, views } from './plan.ts'

type HallPlanProps = { rows: number; cameras: number; rooms: number }

/** A package's hall from above, with the package's number of rows, cameras and side rooms. */
export function HallPlan({ rows, cameras, rooms }: HallPlanProps) {
  const hall: Room = { middle: [160, 2], radius: 46, pitch: 11, rows }
  const depth = hall.radius + rows * hall.pitch + 14
  const stands = places(hall).slice(0, cameras)
  const beside = corners(depth).slice(0, rooms)
  return (
    <svg className={styles.plan} viewBox={`0 0 320 ${depth}`} aria-hidden="true">
      <path className={styles.views} d={views(stands, [126, 18], [194, 18])} />
      <path className={styles.seats} d={seating(hall)} />
      <path className={styles.stage} d="M112 1V16Q160 30 208 16V1Z" />
      <path className={styles.room} d={beside.map(([x, y]) => `M${x} ${y}h44v34h-44Z`).join('')} />
      <path
        className={styles.camera}
        d={[...stands, ...beside.map(([x, y]): Point => [x + 22, y + 22])]
          .map((place) => camera(place, 7))
          .join('')}
      />
    </svg>
  )
}

/** Camera positions, the most important first: the middle, the aisles, the foot of the stage, the sides. */
function places(hall: Room): readonly Point[] {
  const back = hall.radius + hall.rows * hall.pitch
  const half = hall.radius + (hall.rows * hall.pitch) / 2
  return [
    placeAt(hall, back, 90),
    placeAt(hall, half, 67.5),
    placeAt(hall, half, 112.5),
    placeAt(hall, 34, 58),
    placeAt(hall, back, 67.5),
    placeAt(hall, back, 112.5),
  ]
}

/** The rooms beside the hall, starting with those by the stage. */
function corners(depth: number): readonly Point[] {
  return [
    [2, 2],
    [274, 2],
    [2, depth - 36],
    [274, depth - 36],
  ]
}
