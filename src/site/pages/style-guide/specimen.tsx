import type { ReactNode } from 'react'
import styles from './specimen.module.css'

/** One entry of the guide: its name in the margin, its states beside it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h3 className={`slate ${styles.name}`}>{name}</h3>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
