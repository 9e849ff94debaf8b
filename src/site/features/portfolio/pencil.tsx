import { classNames } from '../../../ui/class-names.ts'
import styles from './pencil.module.css'

/** A grease-pencil ring around its parent, drawn when the parent sets `--drawn` to 1. */
export function Pencil({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.pencil, className)}
      viewBox="0 0 320 180"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path pathLength="1" d="M52 22C120 2 262 0 302 56s-24 110-146 114S4 144 16 82 118 6 232 20" />
    </svg>
  )
}
