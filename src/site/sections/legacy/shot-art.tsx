import type { PhaseId } from '../../../content/legacy/framework.ts'
import styles from './shot-art.module.css'

/** Two generations in the door of the workshop. Drawn once; the style of each phase shows it anew. */
export function ShotSource() {
  return (
    <svg className={styles.source} aria-hidden="true" focusable="false">
      <g id="legacy-shot">
        <path className={styles.wall} d="M0 0H320V180H0Z" />
        <path
          className={styles.beams}
          d="M0 22 118 48H202L320 22M0 180 118 132M202 132 320 180M40 31V164M280 31V164"
        />
        <path className={styles.floor} d="M118 132H202L258 180H62Z" />
        <path className={styles.door} d="M118 48H202V132H118Z" />
        <path className={styles.shadow} d="M138 132h18l8 48h-46ZM171 132h14l27 48h-34Z" />
        <path className={styles.people} d={figure(147, 72, 1) + figure(178, 86, 0.78)} />
        <path className={styles.people} d="M0 124H84l10 8H0ZM72 132v40h7v-36M8 132v48h7v-48Z" />
      </g>
    </svg>
  )
}

export function ShotArt({ phase }: { phase: PhaseId }) {
  return (
    <svg
      className={styles.shot}
      data-phase={phase}
      viewBox="0 0 320 180"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#legacy-shot" />
      {phase === 'film' ? <path className={styles.guides} d={guides} /> : null}
      {phase === 'release' ? <path className={styles.bars} d="M0 0H320V23H0ZM0 157H320V180H0Z" /> : null}
    </svg>
  )
}

/** What the camera's finder adds. */
const guides = 'M20 34V20h16M284 20h16v14M300 146v14h-16M36 160H20v-14M154 90h12M160 84v12'

/** Somebody from behind, standing; the elder is the taller. */
function figure(x: number, top: number, scale: number): string {
  const to = (...steps: readonly number[]) =>
    steps.map((step) => Math.round(step * scale * 10) / 10).join(' ')
  return [
    `M${x} ${top + 1}a${to(6, 7, 0)} 1 1-.1 0Z`,
    `m${to(-3, 13)}h${to(6)}v${to(2)}q${to(8, 1, 9, 6)}l${to(2, 18)}h${to(-4)}l${to(-2, -14)}v${to(10)}l${to(1, 24)}h${to(-7)}l${to(-2, -20)}`,
    `l${to(-2, 20)}h${to(-7)}l${to(1, -24)}v${to(-10)}l${to(-2, 14)}h${to(-4)}l${to(2, -18)}q${to(1, -5, 9, -6)}Z`,
  ].join('')
}
