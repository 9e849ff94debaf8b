import { boardDays, type StripPiece } from '../../../domain/availability/board-strip.ts'
import styles from './day-lane.module.css'

const hatchId = 'strip-hatch'

/** An item's days on the board, as a drawing. The text beside it says the same. */
export function DayLane({ pieces }: { pieces: readonly StripPiece[] }) {
  return (
    <svg className={styles.lane} aria-hidden="true">
      {pieces.map(({ kind, start, days }) => (
        <rect
          key={kind}
          className={styles.piece}
          data-kind={kind}
          x={percent(start)}
          y={kind === 'short' ? '50%' : '18%'}
          width={percent(days)}
          height={kind === 'short' ? '32%' : '64%'}
          fill={kind === 'booked' ? `url(#${hatchId})` : undefined}
        />
      ))}
    </svg>
  )
}

/** The hatching for booked days; must be on the page once. */
export function DayLaneHatch() {
  return (
    <svg className={styles.master} width="0" height="0" aria-hidden="true">
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M1.5 0V7" />
      </pattern>
    </svg>
  )
}

function percent(days: number): string {
  return `${(days * 100) / boardDays}%`
}
