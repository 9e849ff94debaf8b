import styles from './venue-art.module.css'

/** A hall cut open: stage, rake, booth and truss, and the signal that runs through all of them. */
export function VenueArt() {
  return (
    <svg
      className={styles.art}
      viewBox="-200 190 1800 640"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.beam} d="M1003 366 1190 640H1300ZM1123 360 1240 640H1400Z" />
      <path className={styles.people} d={people} />
      <path className={styles.steel} d={truss + rake + rackUnits} />
      <path className={styles.wall} d={walls} />
      <path className={styles.lit} d="M1424 392V590" />
      <path className={styles.glow} d={signal} />
      <path className={styles.signal} d={signal} />
    </svg>
  )
}

/** The roof rises toward the stage. */
const roofY = (x: number) => Math.round(330 - (x - 560) * 0.05)

const truss = Array.from({ length: 14 }, (_, index) => {
  const x = 560 + index * 60
  return `M${x} ${roofY(x)}l30 32 30-35M${x + 30} ${roofY(x) + 32}h60`
}).join('')

/** Eleven rows of seats, each a step down toward the stage. */
const rake = `M660 560${'v13h42m-30 0v-15m30 15'.repeat(11)}`

/** Heads above the rows, and the one they look at. */
const people = `M662 548${'m42 13h0'.repeat(10)}M1318 612v22M1318 590h0`

const rackUnits = Array.from({ length: 7 }, (_, unit) => `M938 ${724 + unit * 10}h64`).join('')

const walls = [
  'M-200 704H560V330L1500 283V704H1600',
  'M560 560H660M560 470H660V512',
  'M1160 704V640H1500',
  'M920 704V800H1020V704M560 704H920M1020 704H1500',
  'M1440 286V380M1440 604V640M1100 380v70l14 8v-70Z',
  'M1000 338l-8 26h22l-8-26M1120 332l-8 26h22l-8-26',
].join('')

/** From the stage box down to the rack, under the floor to the booth, and along the roof to speakers and screen. */
const signal = 'M1200 640V746H1002M938 766H610V540M610 490V378L1107 352V380M1107 352L1470 333V440H1430'
