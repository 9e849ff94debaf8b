import { memo } from 'react'
import { scheduleGroups } from '../../../content/equipment-availability/dated-equipment.ts'
import { boardWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import { summarize } from '../../../domain/availability/availability.ts'
import { daysOnBoard } from '../../../domain/availability/board-strip.ts'
import { dayParts } from '../../../domain/calendar-day.ts'
import { DayLaneHatch } from './day-lane.tsx'
import type { AvailabilityAnswer } from './fetch-availability.ts'
import { type QuoteDates, Strip } from './strip.tsx'
import styles from './strip-board.module.css'
import type { Board } from './use-availability.ts'

type StripBoardProps = { board: Board; dates: QuoteDates }

/** The strip board: a dark bar for each category with its items below and their days side by side. */
export const StripBoard = memo(function StripBoard({ board, dates }: StripBoardProps) {
  const answer = board.kind === 'answered' ? board.answer : null
  const waiting = board.kind === 'loading'
  return (
    <div className={styles.board} aria-busy={waiting}>
      <DayLaneHatch />
      {scheduleGroups.map(({ id, label, items }) => {
        const found = answer?.items.filter(({ itemId }) => items.some((item) => item.id === itemId))
        return (
          <section key={id} aria-labelledby={`board-${id}`}>
            <div className={styles.bar} data-tone="stage">
              <h3 id={`board-${id}`} className={styles.label}>
                {label}
              </h3>
              <p className={`fact ${styles.tally}`}>
                {found ? words.tally(summarize(found).available, items.length) : words.items(items.length)}
              </p>
              {answer ? <Ruler answer={answer} /> : null}
            </div>
            <ol>
              {items.map((item) => (
                <Strip key={item.id} item={item} answer={answer} waiting={waiting} dates={dates} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
})

/** The days above the strips, with the requested ones lit. Visual only: each strip has its days in words. */
function Ruler({ answer: { period } }: { answer: AvailabilityAnswer }) {
  return (
    <ol className={`slate ${styles.ruler}`} aria-hidden="true">
      {daysOnBoard(period.from).map((day) => {
        const { weekday, month, date } = dayParts(day)
        return (
          <li key={day} data-asked={day < period.until || undefined}>
            <span>{date === 1 ? month : weekday.slice(0, 2)}</span>
            <span>{date}</span>
          </li>
        )
      })}
    </ol>
  )
}
