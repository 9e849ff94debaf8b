import styles from './script-art.module.css'

/** Pages of a script, held by three brads: what is written here is what is played. */
export function ScriptArt() {
  return (
    <svg className={styles.art} viewBox="405 55 432 400" preserveAspectRatio="xMidYMin" aria-hidden="true">
      <g transform="rotate(-7 640 300) translate(0 40)">
        <path className={styles.page} d="M452 42H800V520H452Z" />
        <path className={styles.page} d="M436 54H784V530H436Z" />
        <path d={lines} />
        <path className={styles.brads} d="M460 120h0M460 290h0M460 460h0" />
      </g>
    </svg>
  )
}

/** A scene heading, action across the page, dialogue in the middle: rows as `[from, to]`. */
const rows = [
  [500, 640],
  [500, 744],
  [500, 720],
  [500, 590],
  [600, 660],
  [560, 700],
  [560, 690],
  [560, 640],
  [500, 748],
  [500, 690],
  [590, 650],
  [560, 708],
  [560, 660],
] as const

const lines = rows.map(([from, to], row) => `M${from} ${104 + row * 25}H${to}`).join('')
