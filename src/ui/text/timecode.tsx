import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './timecode.module.css'

export type TimecodeProps = {
  /** Prints figures in tabular slate type; see `slateNumber` and `formatTimecode`. */
  children: ReactNode
  size?: 'slate' | 'large' | undefined
  /** True if the figure only repeats the text beside it. */
  decorative?: boolean | undefined
  className?: string | undefined
}

export function Timecode({ children, size = 'slate', decorative = false, className }: TimecodeProps) {
  return (
    <span
      className={classNames('slate', styles.timecode, className)}
      data-size={size}
      aria-hidden={decorative || undefined}
    >
      {children}
    </span>
  )
}
