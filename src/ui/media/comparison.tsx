import { type ReactNode, useEffect } from 'react'
import { useFieldValue } from '../form/use-field-value.ts'
import styles from './comparison.module.css'

export type ComparisonProps = {
  /** Two pictures of one view, 16:9. */
  before: ReactNode
  after: ReactNode
  labels: {
    readonly slider: string
    readonly before: string
    readonly after: string
    /** How much of the view is still `before`, in words. */
    readonly position: (percent: number) => string
  }
}

const middle = 50

/** Two pictures in one frame, and a wiper between them. Without scripts they stand next to each other. */
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
