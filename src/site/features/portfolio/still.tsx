import type { ReactNode } from 'react'
import type { Project } from '../../../content/portfolio/projects.ts'
import styles from './still.module.css'

type StillName = Project['image']['still']

/** What stands in a project's frame until there is a photograph; the contact sheet holds the master. */
export function Still({ name, alt }: { name: StillName; alt: string }) {
  return (
    <svg
      className={styles.still}
      data-tone="stage"
      viewBox="0 0 320 180"
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <use href={`#still-${name}`} />
    </svg>
  )
}

/** The drawing itself; its copies are gone when this is not shown. */
export function StillMaster({ name }: { name: StillName }) {
  return (
    <svg className={styles.still} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <g id={`still-${name}`}>{drawings[name]}</g>
    </svg>
  )
}

/** Light that the drawings share. */
export function StillLights() {
  return (
    <svg className={styles.lights} aria-hidden="true" focusable="false">
      <linearGradient id="still-beam" x2="0" y2="1">
        <stop className={styles.lit} stopOpacity=".75" />
        <stop className={styles.lit} offset="1" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="still-pool">
        <stop className={styles.lit} stopOpacity=".6" />
        <stop className={styles.lit} offset="1" stopOpacity="0" />
      </radialGradient>
    </svg>
  )
}

const drawings = {
  // The backs of two rows, and of the one who films what they see.
  keynote: (
    <>
      <path className={styles.cool} d="M86 30h148v76H86z" />
      <path className={styles.lamp} d="M124 106a36 36 0 0 1 72 0z" />
      <path fill="url(#still-beam)" d="M48 14 8 128h88zM272 14l40 114h-88z" />
      <path d="M0 4h320v9H0z" />
      <path
        className={`${styles.lamp} ${styles.dots}`}
        strokeWidth="5"
        strokeDasharray="0 32"
        d="M16 16h300"
      />
      <path className={styles.mid} d="M30 122h260l18 14H12z" />
      <path d="M160 86a7 8 0 1 1 .1 0M148 124V96q0-12 12-12t12 12v28zM180 102h20l-4 22h-12z" />
      <path
        className={`${styles.far} ${styles.dots}`}
        strokeWidth="14"
        strokeDasharray="0 21"
        d="M2 148h320"
      />
      <path className={styles.far} d="M0 152h320v28H0z" />
      <path className={styles.dots} strokeWidth="21" strokeDasharray="0 33" d="M8 166h320" />
      <path d="M0 172h320v8H0zM250 114h32v19h-32zm-12 4 12 3v7l-12 3zM263 133h6v40h-6zM299 121a8 9 0 1 1 .1 0M284 180q-2-60 15-60t15 60z" />
    </>
  ),
  // The choir by the light of its music stands.
  choir: (
    <>
      <path
        className={styles.cool}
        d="M46 84V42q2-22 20-34 18 12 20 34v42zm94 0V36q2-22 20-34 20 12 20 34v48zm94 0V42q2-22 20-34 18 12 20 34v42z"
      />
      <path className={styles.line} d="M66 8v76M160 0v84M254 8v76M46 50h40M140 46h40M234 50h40" />
      <path fill="url(#still-beam)" d="M148 0 70 150h180L172 0z" />
      <g strokeDasharray="0 22">
        <path className={`${styles.mid} ${styles.dots}`} strokeWidth="20" d="M50 106h220" />
        <path className={`${styles.warm} ${styles.dots}`} strokeWidth="10" d="M50 92h220" />
        <path className={`${styles.mid} ${styles.dots}`} strokeWidth="24" d="M39 132h244" />
        <path className={`${styles.warm} ${styles.dots}`} strokeWidth="11" d="M39 114h244" />
        <path className={`${styles.pale} ${styles.dots}`} strokeWidth="3.5" d="M39 130h244" />
      </g>
      <path className={styles.far} d="M0 138h320v42H0z" />
      <path d="M160 130a9 10 0 1 1 .1 0M142 180v-36q0-16 18-16t18 16v36zM0 158h120l10 22H0zm320 0H200l-10 22h130zM22 160v-18h14v18zM14 128a15 15 0 0 1 30 0v14H14z" />
      <path className={styles.limb} d="m149 140-26-28m48 28 28-32" />
      <path className={styles.lamp} d="M29 138a5 5 0 1 1 .1 0" />
    </>
  ),
  // The small screen shows what the lens sees.
  interview: (
    <>
      <path
        className={`${styles.cool} ${styles.stripe}`}
        strokeWidth="92"
        strokeDasharray="6 3"
        d="M70 20v96"
      />
      <circle fill="url(#still-pool)" cx="226" cy="70" r="120" />
      <path className={styles.pale} d="m228 22 54 12v54l-54 16z" />
      <path className={styles.line} d="M286 50v130M320 4 176 42" />
      <path className={styles.limb} d="m184 40-20 6" />
      <path className={styles.mid} d="M0 156h320v24H0z" />
      <path d="M142 88a12 14 0 1 1 .1 0M120 140q-8-56 20-58 16 2 20 32l24 12-3 8-27-4 20 4q12 2 12 14v24h-10v-18l-44-2-2 22h-8zM100 96h8l10 76h-8z" />
      <path d="M224 118h58v38h-58zm0 9-18-7v28l18-7zm8-9v-8h32v8m-20 38h16l18 24h-48z" />
      <path className={styles.lamp} d="M286 122h28v18h-28z" />
      <path d="M298 134a4 5 0 1 1 .1 0m-7 6q0-7 7-7t7 7z" />
    </>
  ),
  // A kettle, drawn by the edges the tubes give it.
  table: (
    <>
      <circle fill="url(#still-pool)" cx="160" cy="96" r="110" />
      <path className={styles.mid} d="M0 140h320v40H0z" />
      <path fill="url(#still-beam)" d="M104 24h112l44 116H60z" />
      <path d="M116 6h88l16 18H100z" />
      <path className={styles.pale} d="M100 23h120v3H100z" />
      <path
        className={`${styles.lamp} ${styles.dots}`}
        opacity=".25"
        strokeWidth="20"
        d="M48 32v92M272 32v92"
      />
      <path className={`${styles.pale} ${styles.dots}`} strokeWidth="5" d="M48 28v100M272 28v100" />
      <ellipse cx="160" cy="146" rx="66" ry="13" />
      <path className={`${styles.lamp} ${styles.dots}`} strokeWidth="1.5" d="M98 150q20 9 62 9t62-9" />
      <path d="M126 146q-16-46 20-54v-6h28v6q36 8 20 54zm64-30q14-4 18-26l9 2q-1 28-25 38zM156 80h8v8h-8z" />
      <path className={styles.line} strokeWidth="5" d="M134 96q0-38 26-38t26 38" />
      <path
        className={`${styles.lamp} ${styles.dots}`}
        strokeWidth="2.5"
        d="M126 140q-12-36 18-46M194 140q10-32-10-42"
      />
      <path
        className={`${styles.pale} ${styles.dots}`}
        opacity=".45"
        strokeWidth="2"
        d="M212 82q-7-10 1-18t0-18"
      />
      <path d="M320 106h-44v20h44zm-44 6-54 2v4l54 2z" />
    </>
  ),
  // The sun goes down behind the bridge; the stage has just been lit.
  river: (
    <>
      <path className={styles.cool} d="M0 0h320v104H0z" />
      <circle fill="url(#still-pool)" cx="110" cy="104" r="130" />
      <path className={styles.lamp} d="M92 104a18 18 0 0 1 36 0z" />
      <path
        className={styles.line}
        d="M0 100h320M-10 92Q40 84 62 40 112 150 162 40 184 84 240 98M62 104V30M162 104V30"
      />
      <path
        className={`${styles.pale} ${styles.dots}`}
        strokeWidth="2.5"
        strokeDasharray="0 9"
        d="M2 98h216"
      />
      <path className={styles.mid} d="M0 104h320v40H0z" />
      <path
        className={`${styles.lamp} ${styles.dots}`}
        opacity=".7"
        strokeWidth="2"
        strokeDasharray="16 12"
        d="M52 112h110M70 120h90M84 128h60"
      />
      <path fill="url(#still-beam)" d="m232 60-62 90h44zM250 60l-14 90h44zM290 60l-2 90h30z" />
      <path d="m206 54 58-26 58 26v6H206zM214 54h6v90h-6zM306 54h6v90h-6zM214 126h106v20H214zM250 104a6 7 0 1 1 .1 0m-10 24q0-26 10-26t10 26zM284 107a6 7 0 1 1 .1 0m-9 21q0-23 9-23t9 23z" />
      <path
        className={`${styles.lamp} ${styles.dots}`}
        strokeWidth="5"
        strokeDasharray="0 18"
        d="M228 62h80"
      />
      <path
        className={`${styles.far} ${styles.dots}`}
        strokeWidth="13"
        strokeDasharray="0 19"
        d="M4 150h320"
      />
      <path className={styles.far} d="M0 154h320v26H0z" />
      <path className={styles.dots} strokeWidth="21" strokeDasharray="0 31" d="M14 166h320" />
      <path className={styles.limb} d="m44 164-8-32m72 32 10-30m44 34v-30m44 28 8-26" />
      <path d="M0 172h320v8H0z" />
    </>
  ),
  // Boom, camera, clapperboard.
  classroom: (
    <>
      <path className={styles.cool} d="M16 16h132v84H16z" />
      <path className={styles.line} d="M60 16v84M104 16v84M16 58h132" />
      <circle fill="url(#still-pool)" cx="240" cy="86" r="92" />
      <path className={styles.mid} d="M0 150h320v30H0z" />
      <path className={styles.line} d="M40 62 206 30" />
      <path className={styles.limb} d="m212 29 16-3" />
      <path d="M66 93a10 12 0 1 1 .1 0M48 166l4-54q2-21 14-21t14 21l4 54H70l-4-34-4 34z" />
      <path className={styles.limb} d="m56 102-2-40m22 40 12-46" />
      <path d="M146 111a11 12 0 1 1 .1 0M122 168v-38q0-22 20-22 14 0 16 14l14-6 3 6-18 16v30zM168 96h36v24h-36zm36 6 12-4v20l-12-4zM180 120h12l18 50h-6l-16-38v38h-5v-38l-16 38h-6z" />
      <path d="M262 102a11 13 0 1 1 .1 0M240 140q0-40 22-40t22 40l-4 32h-10l-4-28h-8l-4 28h-10z" />
      <path className={styles.limb} d="m246 112-12 16m44-16 6 22" />
      <path d="M220 118h30v20h-30z" />
      <path className={styles.lamp} d="m220 112 30-6v6l-30 6zM224 124h22v2h-22zM224 130h14v2h-14z" />
    </>
  ),
} satisfies Record<StillName, ReactNode>
