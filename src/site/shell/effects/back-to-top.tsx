import { backToTopLabel } from '../../../content/shell/shell.ts'
import { anchors } from '../../../routes.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import styles from './back-to-top.module.css'
import { useScrollProgress } from './scroll-progress.ts'

/** Always in the DOM, but invisible and out of the tab order until the page is scrolled far enough. */
export function BackToTop() {
  const { percent, farDown } = useScrollProgress()
  const label = backToTopLabel(percent)
  return (
    <button
      type="button"
      className={styles.button}
      data-floats
      data-shown={farDown}
      aria-label={label}
      onClick={goToTop}
    >
      <svg className={styles.ring} aria-hidden="true">
        <circle />
        <circle pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <Icon name="arrow-up" />
    </button>
  )
}

function goToTop() {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  // The button is about to disappear, so keyboard users continue from the top of the page.
  document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
}
