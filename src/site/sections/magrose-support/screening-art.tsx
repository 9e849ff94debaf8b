import styles from './screening-art.module.css'

/** The first screening: whoever made the film stands before it, and the house is full. */
export function ScreeningArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.screen} d="M1030 250H1570V600H1030Z" />
      <path className={styles.guides} d="M1066 316v-30h30M1534 316v-30h-30M1066 534v30h30M1534 534v30h-30" />
      <path className={styles.creator} transform="translate(0 44)" d={creator} />
      <g id="seat-row">
        <path className={styles.dark} d="M600 656H1640V960H600Z" />
        <path className={styles.heads} data-rim="" d="M700 629H1660" />
        <path className={styles.heads} d="M700 632H1660" />
        <path className={styles.backs} data-rim="" d="M690 673H1660" />
        <path className={styles.backs} d="M690 676H1660" />
      </g>
      {/* Every row nearer to us is larger. */}
      <use href="#seat-row" transform="matrix(1.4 0 0 1.4 -640 -160)" />
      <use href="#seat-row" transform="matrix(2 0 0 2 -1590 -430)" />
    </svg>
  )
}

/** From behind, before the screen, with the camera held up for all to see. */
const creator =
  'M1300 440a25 29 0 1 1 .1 0zM1288 430h24v20l22 6 46-78 18 10-44 98-6 214h-24l-18-112h-12l-18 112h-24l-6-150-16 60-20-4 14-90q4-56 40-66l24-4zM1364 334h56v42h-56zM1420 344l20-8v38l-20-8zM1376 334v-10h30v10z'
