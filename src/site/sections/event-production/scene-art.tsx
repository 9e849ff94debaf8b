import type { ReactNode } from 'react'
import type { StepId } from '../../../content/event-production/storyboard.ts'
import styles from './scene-art.module.css'

/** One drawing of the board: 16:9, the live scene 2.39:1. */
export function SceneArt({ step }: { step: StepId }) {
  return (
    <svg
      className={styles.art}
      viewBox={step === 'live' ? '0 0 478 200' : '0 0 320 180'}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[step]}
    </svg>
  )
}

/** Someone standing, feet at x, y. */
function person(x: number, y: number): string {
  return `M${x} ${y - 46}a7 8 0 1 1 .1 0M${x - 3} ${y}h-6l-2-26q0-18 11-18t11 18l-2 26h-6l-3-16z`
}

const drawings: Readonly<Record<StepId, ReactNode>> = {
  // The empty hall, two people and a plan.
  planning: (
    <>
      <path className={styles.light} d="M104 46H216V108H104Z" />
      <path className={styles.tint} d="M0 180 104 108H216L320 180ZM0 0 104 46V108L0 180Z" />
      <path
        className={styles.hair}
        d="M52 180 126 108M106 180 144 108M160 180V108M214 180 176 108M268 180 194 108M78 126H242M43 150H277M0 62 104 66M320 62 216 66"
      />
      <path
        className={styles.line}
        d="M0 0 104 46H216L320 0M0 180 104 108H216L320 180M104 46V108M216 46V108"
      />
      <path className={styles.mark} d="M104 36H216M104 31v10M216 31v10M118 94h84M118 90v8M202 90v8" />
      <path className={styles.solid} d={person(122, 166) + person(160, 168)} />
      <path className={styles.sheet} d="M126 132 158 126 166 138 132 146Z" />
      <path className={styles.mark} d="M228 150q40-6 62-34m-13 2 13-2 1 13" />
    </>
  ),
  // The test picture is up, the last lamp is focused, the cases are still open.
  setup: (
    <>
      <path className={styles.hair} d={`M0 14H320M0 28H320M0 28${'l14-14 14 14'.repeat(12)}`} />
      <path className={styles.light} d="M92 44 118 150H34L84 44Z" />
      <path className={styles.tint} d="M144 50h22v76h-22zM188 50h22v76h-22zM232 50h22v76h-22z" />
      <path className={styles.light} d="M166 50h22v76h-22zM254 50h22v76h-22z" />
      <path className={styles.solid} d="M210 50h22v76h-22zM276 50h22v76h-22z" />
      <path className={styles.line} d="M144 50H298V126H144ZM160 126v28M282 126v28M0 154H320" />
      <path className={styles.solid} d="M78 28h20l5 16H73z" />
      <path className={styles.line} d="M40 154 62 46M78 154 68 46M46 128H76M50 108H74M54 88H72" />
      <path
        className={styles.solid}
        d="M62 66a7 8 0 1 1 .1 0M50 104V84q0-15 11-15 9 0 13-7l8-17 5 3-9 27-5 10v18l4 24h-6l-6-20-4 22h-6z"
      />
      <path className={styles.solid} d="M196 136h62v22h-62zM204 162a3 3 0 1 1 .1 0M250 162a3 3 0 1 1 .1 0" />
      <path className={styles.sheet} d="M196 136 186 112H248L258 136Z" />
      <path className={styles.mark} d="M104 84q18 26 30 12m-12-2 12 2-3 12" />
    </>
  ),
  // Over the camera: who speaks, who listens, and the lamp that says it is recorded.
  live: (
    <>
      <path className={styles.tint} d="M0 0H478V200H0ZM0 146H478V200H0Z" />
      <path className={styles.light} d="M318 0h30l56 146H262Z" />
      <path className={styles.light} d="M262 146a71 10 0 0 0 142 0 71 10 0 0 0-142 0" />
      <path className={styles.hair} d={`M150 0${'v146m11-146'.repeat(30)}M150 146H478`} />
      <path className={styles.solid} d={person(333, 146)} />
      <path className={styles.line} d="M348 110h26l-5 36h-16z" />
      <path className={styles.crowd} data-part="heads" d="M150 176Q320 166 490 176" />
      <path className={styles.crowd} d="M150 196Q320 186 490 196" />
      <path
        className={styles.solid}
        d="M0 200V132Q8 98 48 92L58 90Q40 82 42 58 44 30 70 30 96 32 96 60L96 74 112 80V60H186V66L214 56V118L186 108V120H158V130H176V138H150L186 200H170L142 156V200H132V150L118 176 112 200Z"
      />
      <path className={styles.finder} d="M96 52h16v20H96z" />
      <path className={styles.headset} d="M70 33q-4 8-4 22v12q4 13 22 12" />
      <circle className={styles.tally} cx="176" cy="72" r="4" />
      <path className={styles.mark} d="M226 88h44m-9-7 9 7-9 7" />
    </>
  ),
  // The cut: pictures on a strip, sound below, the playhead between two of them.
  post: (
    <>
      <path className={styles.tint} d="M20 18h84v52H20zM204 18h96v52h-96z" />
      <path className={styles.light} d="M108 18h92v52h-92z" />
      <path
        className={styles.solid}
        d="M154 50a9 10 0 1 1 .1 0M136 70q2-17 18-17t18 17zM50 54a6 7 0 1 1 .1 0M38 70q1-13 12-13t12 13zM78 54a6 7 0 1 1 .1 0M66 70q1-13 12-13t12 13zM252 53a14 16 0 1 1 .1 0M224 70q4-15 28-15t28 15z"
      />
      <path className={styles.line} d="M20 18h84v52H20zM108 18h92v52h-92zM204 18h96v52h-96zM20 82H300" />
      <path
        className={styles.clip}
        d="M20 90h84v16H20zM108 90h92v16h-92zM204 90h96v16h-96zM48 110h112v12H48zM164 110h84v12h-84z"
      />
      <path className={styles.wave} d="M20 140H300" />
      <path className={styles.mark} d="M104 78V160M98 76h12l-6 7z" />
      <path
        className={styles.solid}
        d="M222 180q4-26 28-28-12-8-10-24 3-16 20-16t20 16q2 16-10 24 24 2 28 28z"
      />
    </>
  ),
}
