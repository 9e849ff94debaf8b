import styles from './board-art.module.css'

/** From end to end of the board: the dashes across it are its strips. */
const board = 'M600 350H1900'

/** A strip board on the production office's wall: upright strips of many scenes, black ones between the days. */
export function BoardArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 700"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-6 1200 350)">
        <path className={styles.dusk} d={board} />
        <path className={styles.day} d={board} />
        <path className={styles.sun} d={board} />
        <path className={styles.ink} d="M616 60H1900M616 130H1900M616 280H1900M616 340H1900M616 460H1900" />
        <path className={styles.break} d={board} />
        <path className={styles.title} d="M600 250H1900" />
        <path className={styles.rail} d="M600 180H1900" />
      </g>
    </svg>
  )
}
