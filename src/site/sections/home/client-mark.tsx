import type { Testimonial } from '../../../content/company/testimonials.ts'
import styles from './client-mark.module.css'

/** Solid one-color shapes on a 48-unit grid: logos, unlike the interface's outlined icons. */
const drawings: Readonly<Record<Testimonial['logo'], string>> = {
  frond:
    'M24 1C27 4 27 8 24 11 21 8 21 4 24 1ZM25.5 19C25.5 12.8 30.2 9 36.5 9 36.5 15.6 31.5 19 25.5 19ZM22.5 19C22.5 12.8 17.8 9 11.5 9 11.5 15.6 16.5 19 22.5 19ZM25.5 30.5C25.5 23.06 32.5 18.5 41 18.5 41 26.4 34.2 30.5 25.5 30.5ZM22.5 30.5C22.5 23.06 15.5 18.5 7 18.5 7 26.4 13.8 30.5 22.5 30.5ZM25.5 43C25.5 34.63 34.5 29.5 45 29.5 45 38.4 36.6 43 25.5 43ZM22.5 43C22.5 34.63 13.5 29.5 3 29.5 3 38.4 11.4 43 22.5 43ZM23.2 44.5H24.8V48H23.2Z',
  nib: 'M24 1 40 27 32 40H16L8 27ZM23.3 7V23.6A3.6 3.6 0 1 0 24.7 23.6V7ZM15 43H33V47H15Z',
  mosaic:
    'M3 3H12.5A9.5 9.5 0 0 1 22 12.5V22H12.5A9.5 9.5 0 0 1 3 12.5ZM26 3H45V12H26ZM26 16H34V32H26ZM38 16H45V32H38ZM3 26H11V45H3ZM15 26H22V36H15ZM15 40H34V45H15ZM38 36H45V45H38Z',
}

/** A company's logo. Its name is always beside it. */
export function ClientMark({ logo }: { logo: Testimonial['logo'] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawings[logo]} />
    </svg>
  )
}
