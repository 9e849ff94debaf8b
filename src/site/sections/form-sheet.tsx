import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import corners from '../../ui/layout/corners.module.css'
import styles from './form-sheet.module.css'

type FormSheetProps = {
  /** The texts in the sheet's two corners: its title and what happens next. */
  slate: readonly [what: string, then: string]
  /** Shown above the sticks, like the board of a clapper. */
  board?: ReactNode
  children: ReactNode
}

/** The paper sheet of a form, with clapper stripes along the top and crop marks around it. */
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
