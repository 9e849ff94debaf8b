import type { ReactNode } from 'react'
import type { ShowId } from '../../../content/live-streaming/shows.ts'
import styles from '../../ui/still.module.css'
import { Still } from '../../ui/still.tsx'
import { Crowd } from './crowd.tsx'
import { bust } from './silhouettes.ts'

/** The show as it goes out. */
export function ShowStill({ show }: { show: ShowId }) {
  return <Still>{drawings[show]}</Still>
}

const drawings: Readonly<Record<ShowId, ReactNode>> = {
  // A keynote with its slide.
  webcast: (
    <>
      <path className={styles.lit} d="M30 16H184V108H30Z" />
      <path className={styles.line} d="M48 38h70M48 54h50M48 70h60M138 90v-22M152 90v-38M166 90v-54" />
      <path className={styles.glow} d="M60 0 130 134H10ZM260 0 190 134H310ZM200 0h28l34 134h-98Z" />
      <path className={styles.dark} d="M0 134H320V180H0Z" />
      <path className={styles.line} d="M0 134H320" />
      <path className={styles.rim} d={`${bust(214, 62, 12, 6)}M236 134l4-34h28l4 34Z`} />
    </>
  ),
  // From the last pew, under the window.
  worship: (
    <>
      <path className={styles.lit} d="M124 104V52q0-26 36-42q36 16 36 42V104Z" />
      <path className={styles.glow} d="M160 0 250 146H70Z" />
      <path
        className={styles.line}
        d="M160 10V104M124 52H196M124 78H196M32 146V70q0-20 20-30q20 10 20 30V146M248 146V70q0-20 20-30q20 10 20 30V146"
      />
      <path className={styles.dark} d="M0 146H320V180H0Z" />
      <path className={styles.rim} d={`${bust(160, 98, 9, 5.4)}M138 146l3-20h38l3 20Z`} />
      <Crowd y={168} size={20} />
    </>
  ),
  // Two in the room, two on the screens.
  hybrid: (
    <>
      <path className={styles.lit} d="M16 12H152V88H16ZM168 12H304V88H168Z" />
      <path className={styles.dark} d={`${bust(84, 44, 13)}${bust(236, 44, 13)}`} />
      <path className={styles.line} d="M16 12H152V88H16ZM168 12H304V88H168Z" />
      <path className={styles.glow} d="M180 180q0-40 76-40t76 40Z" />
      <path className={styles.rim} d={`${bust(226, 114, 12, 6)}${bust(284, 114, 12, 6)}`} />
    </>
  ),
}
