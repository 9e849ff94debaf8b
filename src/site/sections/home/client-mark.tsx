import type { Testimonial } from '../../../content/testimonials.ts'
import styles from './client-mark.module.css'

/** A company's mark. Its name always stands beside it. */
export function ClientMark({ logo }: { logo: Testimonial['logo'] }) {
  return <span className={styles.mark} data-logo={logo} />
}
