import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeProps = {
  /**
   * `positive`, `caution` and `idle` are states and carry a mark of their own shape;
   * `live` is the tally light; `accent` recommends; `neutral` only names.
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'idle' | 'live' | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={`slate ${styles.badge}`} data-badge={tone}>
      {children}
    </span>
  )
}
