import styles from './river-art.module.css'

/** The river through town, from above. It takes the height of the content beside it. */
export function RiverArt({ name }: { name: string }) {
  return (
    <div className={styles.river} aria-hidden="true">
      <svg viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.water}
          d="M14 0C20 130 44 190 40 330S22 520 30 640 48 840 40 1000H86C94 850 82 780 76 650S84 480 88 340 70 140 64 0"
        />
        <path
          className={styles.current}
          d="M34 0C38 130 62 190 58 330S40 520 48 640 66 840 58 1000M48 0C54 150 74 200 70 340S54 520 60 650 76 850 68 1000"
        />
        <path
          className={styles.banks}
          d="M14 0C20 130 44 190 40 330S22 520 30 640 48 840 40 1000M64 0C70 140 92 200 88 340S70 520 76 650 94 850 86 1000"
        />
      </svg>
      <p className={`slate ${styles.name}`}>{name}</p>
    </div>
  )
}
