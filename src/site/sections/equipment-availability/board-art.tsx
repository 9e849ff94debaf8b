import styles from './board-art.module.css'

/** A strip board on the production office's wall: upright strips of many scenes, black ones between the days. */
export function BoardArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 700"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-6 1200 350)">
        <path className={styles.dusk} d={upright('dusk')} />
        <path className={styles.day} d={upright('day')} />
        <path className={styles.sun} d={upright('sun')} />
        <path className={styles.break} d={upright('break')} />
        <path className={styles.ink} d={upright('dusk', 'day', 'sun')} />
        <path className={styles.title} d={upright('break')} />
        <path className={styles.rail} d="M560 200H1800" />
      </g>
    </svg>
  )
}

type Scene = 'dusk' | 'day' | 'sun' | 'break'

const letters: Readonly<Record<string, Scene>> = { k: 'dusk', d: 'day', s: 'sun', b: 'break' }

/** Strip by strip, from left to right. */
const scenes = [...'kdkskbddskdsbkdkksdbsdkdkb'].map((letter) => letters[letter])

function upright(...wanted: Scene[]): string {
  return scenes
    .map((scene, index) => (scene && wanted.includes(scene) ? `M${600 + index * 44}-100V900` : ''))
    .join('')
}
