import { internationalServices as words } from '../../../content/home/international-services.ts'
import styles from './world-dial.module.css'

type WorldDialProps = {
  /** Portland's time of day, in hours. */
  hour: number
  /** Each city's lead on Portland, in hours. */
  cities: readonly { readonly name: string; readonly ahead: number }[]
}

/**
 * A lens seen from the front. The cities are engraved on its barrel, an hour of difference every 15 degrees;
 * the ring inside carries the hours of the day and turns so that every city reads its own.
 */
export function WorldDial({ hour, cities }: WorldDialProps) {
  return (
    <svg className={styles.dial} viewBox="-260 -260 520 520" aria-hidden="true">
      <circle className={styles.grip} r="249" />
      <circle className={styles.edge} r="238" />
      <g transform={`rotate(${round(-hour * 15)})`}>
        <circle className={styles.night} r="164" />
        <path className={styles.day} d={arc(6, 18, 164)} />
        <path className={styles.office} d={arc(words.office.opens, words.office.closes, 186)} />
        <path className={styles.ticks} d={ticks} />
        {hourMarks.map((mark) => (
          <text key={mark} className={styles.hour} transform={`rotate(${mark * 15}) translate(0 -158)`}>
            {mark}
          </text>
        ))}
      </g>
      {cities.map(({ name, ahead }, index) => (
        <g key={name} transform={`rotate(${round(ahead * 15)})`} data-studio={index === 0 || undefined}>
          <path className={styles.pointer} d="M0 -193L-6 -205H6Z" />
          <text className={styles.city} transform={`translate(0 -222) rotate(${isBelow(ahead) ? 180 : 0})`}>
            {name}
          </text>
        </g>
      ))}
      <circle className={styles.edge} r="140" />
      <path className={styles.blades} d={iris} />
      <circle className={styles.glass} r="74" />
      <text className={styles.figure} y="-12">
        {words.dial.figure}
      </text>
      {words.dial.label.map((line, index) => (
        <text key={line} className={styles.label} y={24 + index * 18}>
          {line}
        </text>
      ))}
    </svg>
  )
}

const hourMarks = [0, 3, 6, 9, 12, 15, 18, 21]

/** Names on the lower half are turned over, to be read from this side. */
function isBelow(ahead: number): boolean {
  const turn = ((ahead % 24) + 24) % 24
  return turn > 6 && turn < 18
}

/** Whatever computes it, the markup is the same to a tenth. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Where an hour stands on a circle, with midnight on top. */
function at(hour: number, radius: number): string {
  const angle = (hour * Math.PI) / 12
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
}

function arc(from: number, to: number, radius: number): string {
  return `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${at(to, radius)}`
}

const ticks = Array.from({ length: 48 }, (_, half) => {
  const hour = half / 2
  return `M${at(hour, 188)}L${at(hour, half % 2 === 0 ? 178 : 183)}`
}).join('')

/** Nine blades: each edge runs from a corner of the opening to the rim. */
const iris = Array.from({ length: 9 }, (_, blade) => {
  const hour = (blade * 24) / 9
  return `M${at(hour, 74)}L${at(hour + 5.2, 138)}`
}).join('')
