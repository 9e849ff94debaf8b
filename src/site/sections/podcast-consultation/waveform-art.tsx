import backdrop from '../bridge-art.module.css'
import styles from './waveform-art.module.css'

/** A voice on its way into the microphone. */
export function WaveformArt() {
  return (
    <svg
      className={backdrop.art}
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.shot}>
        <path className={styles.voice} d={voice} />
        <path className={styles.arm} d="M1392 168 1640-24M1410 192 1660 4M1380 214V168h40v46" />
        <path className={styles.body} d={microphone} />
        <path className={styles.mesh} d={mesh} />
      </g>
    </svg>
  )
}

const axis = 300

/** Louder the nearer it comes; the breaths between the words stay. */
const voice = Array.from({ length: 58 }, (_, bar) => {
  const word = Math.abs(Math.sin(bar * 0.31) * Math.sin(bar * 0.83 + 1))
  const half = 5 * Math.round(1 + word * (10 + bar * 0.5))
  return `M${bar * 20} ${axis - half}v${half * 2}`
}).join('')

/** From the side: the windscreen, the collar, the body and where the cable leaves it. */
const microphone =
  'M1270 205h100v190h-100a95 95 0 0 1 0-190ZM1370 222h26v156h-26M1396 238h150a16 16 0 0 1 16 16v92a16 16 0 0 1-16 16h-150M1562 284h24v32h-24M1420 238v124'

const mesh = Array.from({ length: 9 }, (_, line) => {
  const x = 1200 + line * 19
  const half = x < 1270 ? Math.round(Math.sqrt(95 ** 2 - (1270 - x) ** 2)) : 95
  return `M${x} ${axis - half}v${half * 2}`
}).join('')
