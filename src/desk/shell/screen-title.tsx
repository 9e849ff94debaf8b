import styles from './screen-title.module.css'

/** The name of a screen, and in a sentence what it is for. */
export function ScreenTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
