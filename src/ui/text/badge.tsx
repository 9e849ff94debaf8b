import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  /**
   * `positive`, `caution`, `taken` and `idle` are states, each with a mark of its own shape;
   * `live` is the tally light; `accent` is for recommendations; `neutral` is a plain label.
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'taken' | 'idle' | 'live' | undefined
  children: ReactNode
}

const states: readonly BadgeProps['tone'][] = ['positive', 'caution', 'taken', 'idle']

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={classNames(states.includes(tone) ? 'fact' : 'slate', styles.badge)} data-badge={tone}>
      {children}
    </span>
  )
}
