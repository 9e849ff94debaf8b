import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import corners from './corners.module.css'
import styles from './frame.module.css'

export type FrameProps = {
  /** `scope` is 2.39:1, `wide` is 16:9; `none` takes the height of the content. */
  ratio?: 'scope' | 'wide' | 'none' | undefined
  /** Guides inside the picture, like a viewfinder's, or outside it, like crop marks. */
  guides?: 'inside' | 'outside' | undefined
  caption?: ReactNode
  /** Shown at the end of the caption line. */
  timecode?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Frame({ ratio = 'none', guides, caption, timecode, className, children }: FrameProps) {
  const line = caption || timecode
  const Element = line ? 'figure' : 'div'
  return (
    <Element className={classNames(styles.frame, className)}>
      <div
        className={classNames(styles.view, corners.corners)}
        data-ratio={ratio}
        data-guides={guides ?? (ratio === 'none' ? 'outside' : 'inside')}
      >
        <div className={styles.gate}>{children}</div>
      </div>
      {line ? (
        <figcaption className={`slate ${styles.line}`}>
          <span>{caption}</span>
          {timecode ? <span className={styles.timecode}>{timecode}</span> : null}
        </figcaption>
      ) : null}
    </Element>
  )
}
