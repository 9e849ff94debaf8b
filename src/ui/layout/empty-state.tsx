import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { HeadingLevel } from '../text/heading-level.ts'
import corners from './corners.module.css'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: ReactNode
  headingLevel?: HeadingLevel | undefined
  /** For a section that holds only this frame and takes its name from the frame's heading. */
  headingId?: string | undefined
  slate?: ReactNode
  /** The way out: a button or a link. */
  action?: ReactNode
  children?: ReactNode
}

/** A frame with nothing in it yet: corner guides and a center mark. */
export function EmptyState(props: EmptyStateProps) {
  const { title, headingLevel = 3, headingId, slate, action, children } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.empty, corners.corners)}>
      <svg className={styles.center} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <path d="M32 4v22M32 38v22M4 32h22M38 32h22" />
        <circle cx="32" cy="32" r="1.5" />
      </svg>
      {slate ? <p className={`slate ${styles.slate}`}>{slate}</p> : null}
      <Heading id={headingId} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.body}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
