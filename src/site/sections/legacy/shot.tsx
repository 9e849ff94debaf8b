import type { PhaseId } from '../../../content/legacy/framework.ts'
import type { SiteImage } from '../../../domain/site-image.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import styles from './shot.module.css'

/** The same picture in each phase's style. Only the last phase has an alt text. */
export function Shot({ image, phase }: { image: SiteImage; phase: PhaseId }) {
  return (
    <div className={classNames(styles.shot, phase === 'film' && corners.corners)} data-phase={phase}>
      <Picture
        image={image}
        sizes="(min-width: 64rem) 36rem, 92vw"
        alt={phase === 'release' ? undefined : ''}
        className={styles.picture}
      />
    </div>
  )
}

/** Turns a picture into a pencil drawing: its edges over four shades of gray. */
export function PencilFilter() {
  return (
    <svg className={styles.source} aria-hidden="true">
      <filter id="pencil" colorInterpolationFilters="sRGB">
        <feColorMatrix type="saturate" values="0" />
        <feGaussianBlur stdDeviation="1.1" result="gray" />
        <feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" preserveAlpha="true" />
        <feComponentTransfer result="edges">
          <feFuncR type="linear" slope="-2.6" intercept="1.03" />
          <feFuncG type="linear" slope="-2.6" intercept="1.03" />
          <feFuncB type="linear" slope="-2.6" intercept="1.03" />
        </feComponentTransfer>
        <feComponentTransfer in="gray" result="wash">
          <feFuncR type="table" tableValues="0.66 0.84 0.95 1" />
          <feFuncG type="table" tableValues="0.65 0.83 0.94 0.99" />
          <feFuncB type="table" tableValues="0.62 0.8 0.92 0.97" />
        </feComponentTransfer>
        <feBlend in="edges" in2="wash" mode="multiply" />
      </filter>
    </svg>
  )
}
