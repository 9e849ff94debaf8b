import sanctuary from './sanctuary.svg'
import styles from './sanctuary-still.module.css'

type StillProps = {
  /** What the picture shows, for those who cannot see it. */
  alt: string
}

/** The main partner's room before: dim, and nobody knows which cable matters. */
export function SanctuaryBefore({ alt }: StillProps) {
  return (
    <svg
      className={styles.still}
      data-tone="stage"
      data-light="dim"
      viewBox="0 0 640 360"
      role="img"
      aria-label={alt}
    >
      <defs>
        <radialGradient id="sanctuary-haze">
          <stop className={styles.haze} stopOpacity="0.4" />
          <stop className={styles.haze} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Room />
      <circle cx="266" cy="58" r="170" fill="url(#sanctuary-haze)" />
      <use href={`${sanctuary}#before`} />
    </svg>
  )
}

/** The same room after: lit, on camera, and run by its own youth. */
export function SanctuaryAfter({ alt }: StillProps) {
  return (
    <svg
      className={styles.still}
      data-tone="stage"
      data-light="lit"
      viewBox="0 0 640 360"
      role="img"
      aria-label={alt}
    >
      <defs>
        <linearGradient id="sanctuary-glow" x2="0" y2="1">
          <stop className={styles.dusk} />
          <stop className={styles.noon} offset="1" />
        </linearGradient>
      </defs>
      <Room />
      <use href={`${sanctuary}#after`} />
    </svg>
  )
}

/** Gradients do not reach into a file of shapes, so what they fill stands here. */
function Room() {
  return (
    <>
      <use href={`${sanctuary}#room`} />
      <path className={styles.arch} d="M222 250V128Q222 66 320 34Q418 66 418 128V250Z" />
      <use href={`${sanctuary}#nave`} />
    </>
  )
}
