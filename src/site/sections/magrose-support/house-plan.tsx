import { house, impact } from '../../../content/magrose-support/impact.ts'
import styles from './house-plan.module.css'

/** The first row has this many seats, and each following row has two more. */
const firstRow = 12
const spacing = 15
const rowDepth = 22
const center = { x: 300, y: -340 }
const nearest = 420

/** Seats are counted from the front row, left to right. */
export function HousePlan() {
  const creating = Math.round(house.seats * house.creating)
  const finished = Math.round(house.seats * house.finished)
  return (
    <svg className={styles.plan} viewBox="0 0 600 400" aria-hidden="true">
      <path className={styles.glow} d="M170 26 4 316Q300 440 596 316L430 26Z" />
      <path className={styles.screen} d="M170 26Q300 36 430 26" />
      <text className={styles.label} x="300" y="16">
        {impact.screen}
      </text>
      {rowsOf(0, creating, 'creating')}
      {rowsOf(creating, finished, 'finished')}
      {rowsOf(finished, house.seats, 'all')}
    </svg>
  )
}

/** One dotted arc for each row, or part of a row, between two seats of the house. */
function rowsOf(from: number, to: number, seats: string) {
  const arcs = []
  for (let row = 0, first = 0; first < to; row += 1) {
    const count = firstRow + 2 * row
    const start = Math.max(from - first, 0)
    const end = Math.min(to - first, count)
    if (start < end) arcs.push(arc(row, count, start, end, seats))
    first += count
  }
  return arcs
}

function arc(row: number, count: number, start: number, end: number, seats: string) {
  const radius = nearest + row * rowDepth
  const at = (seat: number) => {
    const angle = ((seat - count / 2) * spacing) / radius
    const x = center.x + radius * Math.sin(angle)
    const y = center.y + radius * Math.cos(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return (
    <path
      key={`${row} ${start}`}
      className={styles.seats}
      data-seats={seats}
      pathLength={end - start}
      d={`M${at(start)}A${radius} ${radius} 0 0 0 ${at(end)}`}
    />
  )
}
