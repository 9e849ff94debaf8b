import styles from './river-art.module.css'

/** The river through town, from above; it takes the height of what stands beside it. */
export function RiverArt({ name }: { name: string }) {
  return (
    <div className={styles.river} aria-hidden="true">
      <span className={styles.water} />
      <p className={`slate ${styles.name}`}>{name}</p>
    </div>
  )
}
