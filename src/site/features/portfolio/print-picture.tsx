import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as limits from '../../../domain/limits.ts'
import type { SiteImage } from '../../../domain/site-image.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { useReducedMotion } from '../../../ui/reduced-motion.ts'
import { savesData } from '../../../ui/saves-data.ts'
import { useInView } from '../../../ui/use-in-view.ts'
import styles from './print-picture.module.css'

const PrintFilm = lazy(async () => ({ default: (await import('./print-film.tsx')).PrintFilm }))

const sizes = '(min-width: 48rem) 53vw, 92vw'

/** The picture of a print. Once it is well in view it moves, unless the visitor wants less motion or less data. */
export function PrintPicture({ image }: { image: SiteImage }) {
  const place = useRef<HTMLDivElement>(null)
  const inView = useInView(place, limits.loopThreshold)
  const still = useReducedMotion()
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (inView && !savesData()) setWanted(true)
  }, [inView])

  return (
    <div ref={place} className={styles.print} data-focus={image.focus}>
      <Picture image={image} sizes={sizes} className={styles.picture} />
      {wanted && !still ? (
        <Suspense>
          <PrintFilm name={image.name} inView={inView} />
        </Suspense>
      ) : null}
    </div>
  )
}
