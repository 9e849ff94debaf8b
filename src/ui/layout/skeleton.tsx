import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** Says what is loading, for screen readers. */
  label: string
  variant?: 'text' | 'frame' | 'row' | undefined
  /** The number of placeholder lines, frames or rows. */
  count?: number | undefined
}

/** A placeholder of the same size as the content that is loading. */
export function Skeleton({ label, variant = 'text', count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-skeleton={variant} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <span key={index} className={styles.part} />
      ))}
    </div>
  )
}
