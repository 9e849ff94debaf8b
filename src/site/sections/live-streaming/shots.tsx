import type { ReactNode } from 'react'
import type { CameraId, CapabilityId } from '../../../content/live-streaming/multiview.ts'
import styles from '../../ui/still.module.css'
import { Crowd } from './crowd.tsx'
import { bust } from './silhouettes.ts'

/** What each camera of the wall sees. */
export const shots: Readonly<Record<CameraId, ReactNode>> = {
  wide: (
    <>
      <path className={styles.lit} d="M64 22H256V104H64Z" />
      <path className={styles.glow} d="M40 0 96 128H20ZM280 0 224 128H300ZM148 0h24l30 128h-84Z" />
      <path className={styles.dark} d="M0 128H320V180H0Z" />
      <path className={styles.line} d="M0 128H320" />
      <path className={styles.rim} d={`${bust(160, 79, 9, 5.4)}M184 128l3-24h20l3 24Z`} />
      <Crowd y={158} size={16} />
    </>
  ),
  close: (
    <>
      <path className={styles.lit} d="M0 16H104V122H0Z" />
      <path
        className={styles.glow}
        d="M236 20a22 22 0 1 1-.1 0M296 78a16 16 0 1 1-.1 0M272 112a28 28 0 1 1-.1 0"
      />
      <path className={styles.rim} d={bust(172, 74, 42)} />
      <path className={styles.line} d="M208 84q-2 22-24 22" />
    </>
  ),
  panel: (
    <>
      <path className={styles.lit} d="M0 0H320V84H0Z" />
      <path
        className={styles.rim}
        d={`${bust(62, 70, 15, 5)}${bust(160, 64, 15, 5)}${bust(258, 70, 15, 5)}`}
      />
      <path className={styles.dark} d="M16 122H304V180H16Z" />
      <path className={styles.line} d="M16 122H304M110 122v-16M208 122v-16M300 122v-16" />
    </>
  ),
  audience: (
    <>
      <path className={styles.glow} d="M0 0H320L240 84H80Z" />
      <Crowd y={62} size={18} />
      <path className={styles.rim} d="M214 110l-8-52q0-9 7-9t8 9l8 48Z" />
      <Crowd y={100} size={28} />
      <Crowd y={152} size={46} />
    </>
  ),
  remote: (
    <>
      <path className={styles.glow} d="M10 92a150 76 0 1 0 300 0a150 76 0 1 0-300 0" />
      <path className={styles.lit} d="M68 84a92 44 0 1 0 184 0a92 44 0 1 0-184 0" />
      <path className={styles.dark} d="M166 94 246 124 238 132 158 100Z" />
      <path
        className={styles.rim}
        d="M163 64a7 7 0 1 1-.1 0M150 96q-2-19 13-19t13 19q-13 8-26 0ZM98 70l18-5 4 12-18 5ZM106 102l18 4-4 12-18-5Z"
      />
      <path className={styles.line} d="M12 150Q160 200 308 150" />
    </>
  ),
}

/** Behind each figure: frames within frames, lenses in a row, meters. */
export const gauges: Readonly<Record<CapabilityId, string>> = {
  picture: 'M20 20H300V160H20ZM188 104H300M188 104V160M244 132H300M244 132V160',
  cameras: [0, 1, 2, 3, 4]
    .map((lens) => `M${64 + lens * 48} 12a16 16 0 1 1-.1 0M${64 + lens * 48} 21a7 7 0 1 1-.1 0`)
    .join(''),
  audio: Array.from({ length: 16 }, (_, channel) => {
    const level = 12 + ((channel * channel * 13 + channel * 29) % 46)
    return `M${25 + channel * 18} 160v${-level}`
  }).join(''),
}
