import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './still.module.css'

type StillProps = {
  className?: string | undefined
  /** Paths on a field of 320 by 180, drawn with the classes of still.module.css. */
  children: ReactNode
}

/** A drawn picture, dark and lit from behind on every surface; a photograph can take its place. */
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
