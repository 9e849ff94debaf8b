import type { Testimonial } from '../../../content/testimonials.ts'

/** Drawn on a 48 grid, in the one stroke of everything else here. */
const drawings: Readonly<Record<Testimonial['logo'], string>> = {
  frond:
    'M24 45V5M24 13Q33 13 38 6 27 4 24 13Q15 13 10 6 21 4 24 13M24 24Q35 24 42 16 29 13 24 24Q13 24 6 16 19 13 24 24M24 36Q35 36 43 28 29 25 24 36Q13 36 5 28 19 25 24 36',
  nib: 'M24 3 39 27 31 45H17L9 27ZM24 3V26M24 26a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 39.5H31',
  mosaic:
    'M4 4H22V22H4ZM26 4H44V12H26ZM26 16H33V33H26ZM37 16H44V33H37ZM4 26H11V44H4ZM15 26H22V35H15ZM15 39H33V44H15ZM37 37H44V44H37ZM26 37H33V39',
}

/** A company's mark. Its name always stands beside it. */
export function ClientMark({
  logo,
  className,
}: {
  logo: Testimonial['logo']
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[logo]} />
    </svg>
  )
}
