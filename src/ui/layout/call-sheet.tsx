import type { ReactNode } from 'react'
import styles from './call-sheet.module.css'

export type CallSheetRow = {
  readonly label: ReactNode
  readonly value: ReactNode
}

export type CallSheetProps = {
  rows: readonly CallSheetRow[]
  /** The sheet's name, in slate type above it. */
  caption?: ReactNode
}

/** Terms in a column of slate type with the facts beside them, separated by hairlines. */
export function CallSheet({ rows, caption }: CallSheetProps) {
  return (
    <div className={styles.sheet}>
      {caption ? <p className={`slate ${styles.caption}`}>{caption}</p> : null}
      <dl>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are fixed text in a fixed order
          <div key={index} className={styles.row}>
            <dt className={`slate ${styles.term}`}>{row.label}</dt>
            <dd className={styles.fact}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
