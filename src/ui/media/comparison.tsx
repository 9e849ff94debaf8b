import { type ReactNode, useEffect } from 'react'
import { useFieldValue } from '../form/use-field-value.ts'
import styles from './comparison.module.css'

export type ComparisonProps = {
  /** Two 16:9 pictures of the same view. */
  before: ReactNode
  after: ReactNode
  labels: {
    readonly slider: string
    readonly before: string
    readonly after: string
    /** Says in words how much of the view shows `before`. */
    readonly position: (percent: number) => string
  }
}

const middle = 50

/** Two pictures in one frame with a wiper between them. Without scripts they are side by side. */
export function Comparison({ before, after, labels }: ComparisonProps) {
  const [value, ref] = useFieldValue(String(middle))
  const percent = Number(value)

  useEffect(() => ref.current?.style.setProperty('--before', String(percent / 100)), [percent, ref])

  return (
    <div ref={ref} className={styles.comparison}>
      <div className={styles.picture}>
        {before}
        <span className={`slate ${styles.label}`}>{labels.before}</span>
      </div>
      <div className={styles.picture} data-side="after">
        {after}
        <span className={`slate ${styles.label}`}>{labels.after}</span>
      </div>
      <input
        type="range"
        className={styles.wiper}
        min={0}
        max={100}
        defaultValue={middle}
        aria-label={labels.slider}
        aria-valuetext={labels.position(percent)}
      />
    </div>
  )
}
