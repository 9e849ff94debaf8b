import styles from './bars-art.module.css'

/** What a screen shows when nothing is sent to it: bars, in the colors of tungsten. */
export function BarsArt() {
  return <div className={styles.art} aria-hidden="true" />
}
