import bridge from '../bridge-art.module.css'
import styles from './control-room-art.module.css'
import { bust } from './silhouettes.ts'

/** Behind the director and the switcher, in the light of the wall they watch. */
export function ControlRoomArt() {
  return (
    <svg
      className={bridge.art}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(0 200)skewY(-4)">
        <path className={styles.screen} d={screens} />
        <path className={styles.lit} d={lit} />
        <path className={styles.dark} d={`${bust(921, 96, 17)}${bust(1301, 320, 17)}`} />
        <path className={styles.program} d="M1020 40h372v216h-372z" />
        <path className={styles.lit} d="M1180 40h52l50 216h-152z" />
        <path className={styles.dark} d={bust(1206, 126, 27, 4.8)} />
      </g>
      <path className={styles.buttons} d="M560 786H1600M548 818H1600M536 850H1600" />
      <path className={styles.crew} d={`${bust(1000, 620, 84, 4)}${bust(1440, 572, 84, 4)}`} />
      <path className={styles.headset} d={`${headset(1000, 620, 84)}${headset(1440, 572, 84)}`} />
    </svg>
  )
}

const wall = Array.from({ length: 18 }, (_, index) => ({ row: Math.floor(index / 6), column: index % 6 }))
  // The program takes the room of four.
  .filter(({ row, column }) => row === 2 || column < 2 || column > 3)
  .map(({ row, column }) => ({
    d: `M${640 + column * 190} ${40 + row * 112}h182v104h-182z`,
    on: (row * 7 + column * 5) % 4 < 2,
  }))
const screens = wall.map(({ d }) => d).join('')
const lit = wall.flatMap(({ d, on }) => (on ? d : [])).join('')

/** A band over the head and a pad at each ear. */
function headset(x: number, y: number, size: number): string {
  const side = Math.round(size * 0.95)
  const top = Math.round(size * 1.62)
  const pad = Math.round(size * 0.3)
  const ear = (at: number, out: number) => `M${at} ${y - pad}h${out}v${pad * 2.5}h${-out}z`
  return `M${x - side} ${y}c0-${top} ${2 * side}-${top} ${2 * side} 0${ear(x - side, -pad)}${ear(x + side, pad)}`
}
