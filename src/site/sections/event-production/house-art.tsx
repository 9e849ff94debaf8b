import styles from './house-art.module.css'

/** A general session from the back of the hall, 2.39:1. */
export function HouseArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1195 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="house-beam" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.lit} stopOpacity="0.42" />
        <stop className={styles.lit} offset="1" stopOpacity="0.03" />
      </linearGradient>
      <linearGradient id="house-lit" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.lit} />
        <stop className={styles.lit} offset="1" stopOpacity="0.25" />
      </linearGradient>
      <g id="house">
        <path
          fill="url(#house-beam)"
          d="M258 48 190 344H402L278 48ZM558 48 452 344H560L576 48ZM640 48 640 344H742L658 48ZM910 48 800 344H1064L930 48Z"
        />
        <path className={styles.steel} d={`M0 20H1195M0 46H1195M0 46${'l26-26 26 26'.repeat(23)}`} />
        <path
          className={styles.lamp}
          d="M254 46h28l5 26h-38zM554 46h28l5 26h-38zM636 46h28l5 26h-38zM906 46h28l5 26h-38z"
        />
        <path className={styles.wall} d="M428 92H768V284H428Z" />
        <path
          className={styles.face}
          d="M600 200c-25 0-41-24-41-53s17-49 41-49 41 20 41 49-16 53-41 53M618 186v24q5 12 32 18 40 9 44 56h-188q4-47 44-56 27-6 32-18v-24z"
        />
        <path
          className={styles.rim}
          d="M612 99c18 5 29 23 29 48s-11 48-30 52c16-28 17-72 1-100M618 204v6q5 12 32 18 40 9 44 56h-22q-4-38-38-46-16-6-16-34"
        />
        <path className={styles.deck} d="M96 344H1100L1150 372H46Z" />
        <path className={styles.floor} d="M46 372H1150L1195 500H0Z" />
        <path
          fill="url(#house-lit)"
          d={`M300 226a14 17 0 1 1 .1 0M276 344V262Q276 232 300 232T324 256V344ZM282 240l-30 22-24-20 5-6 20 12 22-20z${[868, 938, 1008].map(seated).join('')}`}
        />
        <path className={styles.set} d="M318 276H366L356 344H328ZM888 292V344M958 292V344M1028 292V344" />
        <path className={styles.shoulders} data-row="far" d="M-20 426Q600 408 1215 426" />
        <path className={styles.heads} data-row="far" d="M-15 404Q600 386 1220 404" />
        <path className={styles.shoulders} data-row="near" d="M-40 496Q600 476 1230 496" />
        <path className={styles.heads} data-row="near" d="M-31 448Q600 428 1239 448" />
      </g>
    </svg>
  )
}

/** Someone on a chair of the panel, turned to the speaker. */
function seated(x: number): string {
  return `M${x} 268a12 15 0 1 1 .1 0M${x - 10} 280q10-10 21 0l6 36q0 9-8 9h-24v19h-10v-30q0-6 7-6h11z`
}

/** Another crop of the same picture, which has to be on the page. */
export function HouseCrop({ view }: { view: string }) {
  return (
    <svg
      className={styles.art}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#house" />
    </svg>
  )
}
