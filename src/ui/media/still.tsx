import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './still.module.css'

type StillProps = {
  className?: string | undefined
  /** Paths in a 320 by 180 view box that use the classes of still.module.css. */
  children: ReactNode
}

/** A drawn picture, dark and backlit on every surface. A photograph can replace it. */
export function Still({ className, children }: StillProps) {
  return (
    <svg
      className={classNames(styles.still, className)}
      data-tone="stage"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
