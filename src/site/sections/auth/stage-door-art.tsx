import styles from './stage-door-art.module.css'

/** The lamp over the stage door, what it lights of the wall, and the door, which the sheet hangs on. */
export function StageDoorArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 560 820"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="bricks" width="92" height="56" patternUnits="userSpaceOnUse">
          <path className={styles.brick} d="M0 0H92M0 28H92M20 0V28M66 28V56" />
        </pattern>
        <radialGradient id="lamplight" gradientUnits="userSpaceOnUse" cx="280" cy="60" r="720">
          <stop stopColor="#fff" offset="0" />
          <stop stopColor="#fff" stopOpacity="0.3" offset="0.4" />
          <stop stopColor="#fff" stopOpacity="0" offset="1" />
        </radialGradient>
        <mask id="lit" maskUnits="userSpaceOnUse" x="-1400" y="0" width="2800" height="1200">
          <rect className={styles.wall} x="-1400" width="2800" height="1200" fill="url(#lamplight)" />
        </mask>
      </defs>
      <g mask="url(#lit)">
        <rect className={styles.wall} x="-1400" width="2800" height="1200" fill="url(#bricks)" />
        <path className={styles.beam} d="M234 86h92L900 1200H-340Z" />
        <path className={styles.beam} d="M234 86h92L660 1200H-100Z" />
      </g>
      <path className={styles.door} d="M10 1200V134h540v1066" />
      <path className={styles.jamb} d="M10 1200V134h540v1066M26 1200V150h508v1050" />
      <path className={styles.lamp} d="M280 0v34M268 34h24v12h-24ZM250 46h60l18 40h-96Z" />
      <path className={styles.bulb} d="M258 90a22 14 0 0 0 44 0" />
    </svg>
  )
}
