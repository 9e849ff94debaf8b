import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** What is being loaded, for those who cannot see that something is. */
  label: string
  variant?: 'text' | 'frame' | 'row' | undefined
  /** Lines of text, frames or rows to stand in for. */
  count?: number | undefined
}

/** Holds the place of what is on its way, in its size. */
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
