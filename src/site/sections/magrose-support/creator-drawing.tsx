import type { ReactNode } from 'react'
import type { CreatorProfile } from '../../../content/magrose-support/creator-profiles.ts'
import styles from './creator-drawing.module.css'

/** Stands where a photograph will: somebody from behind, at what they do. 16:9. */
export function CreatorDrawing({ drawing, alt }: CreatorProfile['image']) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 180" role="img" aria-label={alt} focusable="false">
      {drawings[drawing]}
    </svg>
  )
}

const drawings: Readonly<Record<CreatorProfile['image']['drawing'], ReactNode>> = {
  kitchen: (
    <>
      <path className={styles.light} d="M146 22h136v88H146z" />
      <path className={styles.haze} d="M146 110 60 180H320L282 110Z" />
      <path className={styles.frame} d="M214 22v88M146 62h136M140 116h150" />
      {/* At the stove: hair in a knot, one arm stirring. */}
      <path
        className={styles.dark}
        d="M196 58a11 12 0 1 1 .1 0zM184 44a5 5 0 1 1 .1 0zM178 132V86q0-24 20-24 14 0 18 18l18 14-3 6-20-8v40z"
      />
      <path className={styles.dark} d="M226 104h36v22h-36zM218 106h8v4h-8z" />
      <path className={styles.steam} d="M236 98q-6-8 0-15t0-14M250 98q-6-8 0-15t0-14" />
      <path className={styles.dark} d="M120 126H320v54H120z" />
      {/* Near us, and looking through the finder. */}
      <path
        className={styles.near}
        d="M84 96a22 27 0 1 1 .1 0zM70 50 68 70Q54 72 52 86 54 106 46 108 36 104 36 84 40 44 70 50zM71 82h26v26H71zM20 182q2-66 44-76h40q16 4 26 20l18-24 12 10-26 44-12-6v32zM124 68h42v28h-42zM166 74l16-4v24l-16-5z"
      />
      <path className={styles.glow} d="M128 73h20v15h-20z" />
    </>
  ),
  concert: (
    <>
      <path className={styles.haze} d="M60 0h24l36 116H20ZM148 0h24l36 116h-96ZM236 0h24l40 116H200Z" />
      <path className={styles.light} d="M0 112H320v14H0z" />
      <path
        className={styles.dark}
        d="M46 66a8 9 0 1 1 .1 0zM32 116V84q0-16 14-18 14 2 14 18v32zM56 78h30l10-6v18l-10-6H56zM130 62a8 9 0 1 1 .1 0zM116 116V80q0-16 14-18 14 2 14 18v36zM262 68a8 9 0 1 1 .1 0zM248 116V88q0-16 14-18 14 2 14 18v28zM270 96h42v20h-42zM150 80h2v36h-2zM140 76h18v5h-18z"
      />
      <path className={styles.desk} d="M0 150H320v30H0z" />
      <path className={styles.faders} d="M16 162H140M16 172H140M226 162H312M226 172H312" />
      {/* Headphones on, hands on the desk. */}
      <path
        className={styles.near}
        d="M200 112a22 26 0 1 1 .1 0zM188 104h24v24h-24zM140 182q2-48 42-56h36q40 8 42 56zM170 76h12v28h-12zM218 76h12v28h-12z"
      />
      <path className={styles.band} d="M175 78a25 29 0 0 1 50 0" />
    </>
  ),
  'bus-stop': (
    <>
      <path className={styles.haze} d="M92 26 20 164H196L108 26Z" />
      <path
        className={styles.frame}
        d="M176 60H306M184 60V158M298 60V158M184 84H298M204 130H286M214 130v28M276 130v28"
      />
      <path className={styles.light} d="M86 18h28l6 10H80z" />
      <path className={styles.frame} d="M100 18V8H40V164M0 164H320" />
      {/* On the bench, waiting for the take. */}
      <path
        className={styles.dark}
        d="M246 96a9 10 0 1 1 .1 0zM232 130V112q0-14 14-14t14 14v18h12v30h-7v-22h-26v22h-7z"
      />
      {/* The slate goes up. */}
      <path
        className={styles.near}
        d="M112 80a17 20 0 1 1 .1 0zM94 62q0-25 18-25t18 25v42H94zM80 182V122q0-28 24-34h18q10 2 16 8l18-30 12 6-26 50v60zM146 42h46v30h-46z"
      />
      <path className={styles.stripes} d="M144 40 190 28M146 42h46" />
    </>
  ),
}
