import styles from './kit-case.module.css'

/** The position of each item in the foam, in the order of the list beside it. */
const marks = [
  [78, 78],
  [388, 82],
  [66, 230],
  [576, 60],
  [302, 216],
  [64, 316],
  [442, 216],
] as const

/** The case from above: foam with a cutout for each item. */
export function KitCase() {
  return (
    <svg className={styles.case} viewBox="0 0 640 440" aria-hidden="true">
      <path
        className={styles.shell}
        d="M40 12H600Q628 12 628 40V400Q628 428 600 428H40Q12 428 12 400V40Q12 12 40 12ZM130 12V2h60v10M450 12V2h60v10M250 428v10h140v-10"
      />
      <path
        className={styles.foam}
        d="M52 36H588Q604 36 604 52V388Q604 404 588 404H52Q36 404 36 388V52Q36 36 52 36Z"
      />
      <path className={styles.cut} d={cuts} />
      <path className={styles.thing} d={things} />
      <path className={styles.leds} d="M318 238h86M318 254h86M318 270h86M318 286h86" />
      {marks.map(([x, y], index) => (
        <text key={`${x} ${y}`} className={styles.number} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  )
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1z`

const cuts = [
  'M72 84h38v-20h86v20h58q12 0 12 12v96q0 12-12 12H84q-12 0-12-12z',
  circle(330, 128, 56),
  circle(430, 142, 40),
  'M72 240H276q16 0 16 18t-16 18H72q-12 0-12-18t12-18z',
  'M488 68h88q12 0 12 12v92q0 12-12 12h-88q-12 0-12-12V80q0-12 12-12z',
  'M300 224h120v76H300z',
  'M60 324H560q20 0 20 26t-20 26H60z',
  'M440 224h60v76h-60zM516 232h30v38h-30zM516 278h30v22h-30z',
].join('')

const things = [
  // Camera: body, grip, viewfinder, mount.
  'M86 98h166v90H86zM122 98V76h62v22M98 110h36v64H98z',
  circle(196, 143, 32),
  circle(196, 143, 22),
  // Lenses, seen from the front.
  circle(330, 128, 48),
  circle(330, 128, 36),
  circle(330, 128, 18),
  circle(430, 142, 33),
  circle(430, 142, 20),
  // Microphone with its slots.
  'M76 248H270q8 0 8 10t-8 10H76zM104 248v20M118 248v20M132 248v20M146 248v20M160 248v20M200 248v20',
  // Headphones.
  'M486 138a46 52 0 0 1 92 0h-10a36 42 0 0 0-72 0zM480 134h18v38h-18zM566 134h18v38h-18z',
  'M308 230h104v64H308z',
  // Tripod: three tubes, a head, a handle.
  'M76 334h360v10H76zM76 345h360v10H76zM76 356h360v10H76zM436 330h56v40h-56zM492 346h76v8h-76zM200 334v32M320 334v32',
  'M448 232h44v60h-44zM456 280h12M521 237h20v28h-20zM521 282h20v14h-20z',
].join('')
