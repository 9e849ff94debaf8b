import type { ReactNode } from 'react'
import type { PhaseId } from '../../../content/home/video-solutions.ts'
import styles from './storyboard-art.module.css'

/** One drawing of the storyboard, 16:9. */
export function StoryboardArt({ phase }: { phase: PhaseId }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      {drawings[phase]}
    </svg>
  )
}

/** What was said, as the edit sees it. */
const wave = Array.from({ length: 60 }, (_, bar) => {
  const x = 42 + bar * 4
  const half = 2 + ((bar * bar * 7 + bar * 13) % 11)
  return `M${x} ${152 - half}V${152 + half}`
}).join('')

const drawings: Readonly<Record<PhaseId, ReactNode>> = {
  // A floor plan: the stage, three cameras and what each of them sees.
  'pre-production': (
    <>
      <path className={styles.light} d="M84 150 118 44H182ZM160 158 128 44h64ZM236 150 138 44h64Z" />
      <path
        className={styles.hair}
        d="M84 150 118 44M84 150 182 44M160 158 128 44M160 158 192 44M236 150 138 44M236 150 202 44"
      />
      <path className={styles.line} d="M178 166H280V24H40V166H142" />
      <path className={styles.solid} d="M112 24h96v20h-96z" />
      <path
        className={styles.hair}
        d="M60 76h40M60 88h36M60 100h32M60 112h28M220 76h40M224 88h36M228 100h32M232 112h28"
      />
      {[84, 160, 236].map((x) => (
        <path key={x} className={styles.lamp} d={`M${x - 7} ${x === 160 ? 158 : 150}h14l-7 -12z`} />
      ))}
    </>
  ),
  // A speaker in the light, over the shoulder of the camera.
  production: (
    <>
      <path className={styles.light} d="M176 0h34l58 150H128Z" />
      <ellipse className={styles.pool} cx="198" cy="150" rx="70" ry="11" />
      <path className={styles.hair} d="M0 150H320" />
      <path className={styles.solid} d="M198 62a11 12 0 1 1 .1 0M180 148V96q0-22 18-22t18 22v52z" />
      <path className={styles.line} d="M216 108h34l-6 42h-22z" />
      <path
        className={styles.solid}
        d="M26 92h66v40H26zM92 100l26-10v44l-26-10zM36 92V80h32v12M52 132h18v8H52zM58 140h8l30 40H88L62 152 64 180h-6l2-28-26 28h-8z"
      />
    </>
  ),
  // The edit: two monitors over the timeline, and the playhead on a cut.
  'post-production': (
    <>
      <path className={styles.line} d="M40 20h112v62H40zM168 20h112v62H168z" />
      <path
        className={styles.solid}
        d="M96 56a10 11 0 1 1 .1 0M76 82q2-22 20-22t20 22zM196 66a8 9 0 1 1 .1 0M180 82q1-13 16-13t16 13z"
      />
      <path className={styles.light} d="M228 20h52v62h-26z" />
      <path className={styles.clip} d="M40 98h74v18H40zM118 98h50v18h-50zM172 98h108v18H172z" />
      <path className={styles.clip} d="M64 120h88v14H64zM156 120h70v14h-70z" />
      <path className={styles.line} d={wave} />
      <path className={styles.play} d="M168 92V166" />
      <path className={styles.lamp} d="M162 88h12l-6 8z" />
    </>
  ),
  // The same picture in three shapes.
  delivery: (
    <>
      <path
        className={styles.line}
        d="M28 34h160v90H28zM92 136h32M108 124v12M206 62h46v74h-46zM268 76h34v60h-34z"
      />
      <path className={styles.light} d="M108 34h40l24 90H84ZM222 62h14l14 74h-42ZM280 76h10l8 60h-26Z" />
      <path
        className={styles.solid}
        d="M128 82a12 13 0 1 1 .1 0M106 124q2-36 22-36t22 36zM229 106a8 9 0 1 1 .1 0M214 136q1-26 15-26t15 26zM285 112a6 7 0 1 1 .1 0M273 136q1-20 12-20t12 20z"
      />
      <path className={styles.play} d="M28 154H188M206 154h46M268 154h34" />
    </>
  ),
}
