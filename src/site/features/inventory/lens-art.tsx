import styles from './lens-art.module.css'

/**
 * A cine prime cut open: light comes in from the left and meets on the sensor. Of each color there is a drawing in a
 * file beside this one, and none of their lines in the document.
 */
export function LensArt() {
  return (
    <div className={styles.art}>
      <span className={styles.light} />
    </div>
  )
}
