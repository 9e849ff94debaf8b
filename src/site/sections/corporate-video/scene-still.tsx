import type { ReactNode } from 'react'
import type { SceneId } from '../../../content/corporate-video/script.ts'
import styles from '../../ui/still.module.css'
import { Still } from '../../ui/still.tsx'
import { guestProfile } from './guest-profile.ts'
import key from './scene-still.module.css'

/** One frame of the film that a scene of the script describes. */
export function SceneStill({ scene }: { scene: SceneId }) {
  return <Still>{drawings[scene]}</Still>
}

/** A dial: three quarters of a circle, every sixth mark longer. */
const dial = Array.from({ length: 25 }, (_, mark) => {
  const angle = ((135 + (mark * 270) / 24) * Math.PI) / 180
  const point = (radius: number) =>
    `${Math.round(150 + radius * Math.cos(angle))} ${Math.round(96 + radius * Math.sin(angle))}`
  return `M${point(68)} ${point(mark % 6 === 0 ? 52 : 60)}`
}).join('')

const drawings: Readonly<Record<SceneId, ReactNode>> = {
  // At the bench, under one lamp.
  story: (
    <>
      <path className={styles.glow} d="M20 20H110V96H20Z" />
      <path className={styles.line} d="M20 20H110V96H20ZM65 20V96M20 58H110M236 0V34" />
      <path className={styles.lamp} d="M220 48q2-14 16-14t16 14Z" />
      <path className={styles.lit} d="M220 48h32l52 92H168Z" />
      <path
        className={styles.rim}
        d="M146 140C140 112 146 96 160 90C163 86 163 82 161 79C151 71 151 46 172 44C193 44 195 66 185 77C183 82 184 85 188 88C200 92 206 104 212 112L240 122L238 132L206 128L196 116L198 140Z"
      />
      <path
        className={styles.rim}
        d="M230 120h50v20h-50ZM90 140H320V152H90ZM110 152h10v28h-10ZM296 152h10v28h-10Z"
      />
    </>
  ),
  // The close camera's frame, with its thirds.
  interview: (
    <>
      <path className={styles.glow} d="M30 0H120L200 180H0Z" />
      <path
        className={styles.glow}
        d="M272 24a18 18 0 1 1-.1 0M300 92a14 14 0 1 1-.1 0M254 112a10 10 0 1 1-.1 0"
      />
      <g className={key.light}>
        <path className={styles.dark} transform="translate(-234-58)scale(.34)" d={guestProfile} />
      </g>
      <path className={styles.guide} d="M107 0V180M213 0V180M0 60H320M0 120H320" />
    </>
  ),
  // Close enough to read the dial.
  training: (
    <>
      <path className={styles.glow} d="M0 0H320V180H0Z" />
      <path className={styles.rim} d="M70 96a80 80 0 1 0 160 0a80 80 0 1 0-160 0" />
      <path className={styles.line} d={dial} />
      <path className={styles.lamp} d="M145 98 192 52 154 103ZM150 92a8 8 0 1 1-.1 0" />
      <path className={styles.rim} d="M330 128 246 98q-30-10-38-9t-4 10l50 28-14 4q-8 8 4 12l14 40h72Z" />
    </>
  ),
}
