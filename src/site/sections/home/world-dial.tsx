import { internationalServices as words } from '../../../content/home/international-services.ts'
import type { OfficeHours } from '../../../domain/office-hours.ts'
import { dayMinutes } from '../../../domain/opening-hours.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './world-dial.module.css'

type WorldDialProps = {
  /** The time of day in Portland, in hours. */
  hour: number
  office: OfficeHours
  /** The number of hours that each city is ahead of Portland. */
  cities: readonly { readonly name: string; readonly ahead: number }[]
  className?: string | undefined
}

/**
 * A lens seen from the front. The cities are engraved on its barrel, 15 degrees apart for each hour of
 * difference; the inner ring shows the hours of the day and turns so that every city points at its own hour.
 * The sizes of the circles are in the style sheet.
 */
export function WorldDial({ hour, office, cities, className }: WorldDialProps) {
  return (
    <div className={classNames(styles.lens, className)}>
      <svg className={styles.dial} viewBox="-260 -260 520 520" aria-hidden="true">
        <g className={styles.barrel}>
          <circle className={styles.grip} />
          <circle className={styles.rim} />
          <circle className={styles.throat} />
          <path d="M0-74 135-28.7M47.6-56.7 121.8 64.8M72.9-12.8 51.7 128M64.1 37-42.6 131.2M25.3 69.5-117 73.1M-25.3 69.5-136.7-19.2M-64.1 37-92.3-102.6M-72.9-12.8-4.8-137.9M-47.6-56.7 85-108.7" />
        </g>
        <g transform={`rotate(${round(-hour * 15)})`}>
          <circle className={styles.night} />
          <circle className={styles.day} />
          <circle className={styles.office} pathLength={dayMinutes} {...dashes(office)} />
          <circle className={styles.hours} />
          <circle className={styles.halves} />
          {hourMarks.map((mark) => (
            <text key={mark} className={styles.hour}>
              {mark}
            </text>
          ))}
        </g>
        {cities.map(({ name, ahead }, index) => (
          <g key={name} transform={`rotate(${round(ahead * 15)})`} data-studio={index === 0 || undefined}>
            <path className={styles.pointer} d="M0-193-6-205H6Z" />
            {isBelow(ahead) ? (
              <text className={styles.city} y="222" transform="rotate(180)">
                {name}
              </text>
            ) : (
              <text className={styles.city} y="-222">
                {name}
              </text>
            )}
          </g>
        ))}
        <circle className={styles.glass} />
        <text className={styles.figure} y="-12">
          {words.dial.figure}
        </text>
        {words.dial.label.map((line, index) => (
          <text key={line} className={styles.label} y={24 + index * 18}>
            {line}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The style sheet turns each mark by an eighth more than the one before. */
const hourMarks = [0, 3, 6, 9, 12, 15, 18, 21]

/** Names on the lower half are flipped to stay readable. */
function isBelow(ahead: number): boolean {
  const turn = ((ahead % 24) + 24) % 24
  return turn > 6 && turn < 18
}

/** Rounded to a tenth, so the server and every browser produce the same markup. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A dash for each span and a gap up to the next one. Strokes start at six, and an offset below zero fails in some browsers. */
function dashes(spans: OfficeHours) {
  const [start = 0] = spans[0] ?? []
  const lengths = spans.flatMap(([from, to], index) => [
    to - from,
    (spans[index + 1]?.[0] ?? start + dayMinutes) - to,
  ])
  return { strokeDasharray: lengths.join(' '), strokeDashoffset: dayMinutes + 6 * 60 - start }
}
