import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import corners from '../../ui/layout/corners.module.css'
import styles from './form-sheet.module.css'

type FormSheetProps = {
  /** The sheet's two corners: what it is, and what becomes of it. */
  slate: readonly [what: string, then: string]
  /** Stands above the sticks, like the board of a clapper. */
  board?: ReactNode
  children: ReactNode
}

/** The sheet of paper a form is printed on: clapper stripes along the top, crop marks around. */
export function FormSheet({ slate, board, children }: FormSheetProps) {
  const [what, then] = slate
  return (
    <div className={classNames(styles.sheet, corners.corners)}>
      {board}
      <div className={styles.sticks} aria-hidden="true" />
      <p className={`slate ${styles.head}`}>
        <span>{what}</span>
        <span className={styles.then}>{then}</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
