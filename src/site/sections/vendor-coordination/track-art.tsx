import type { CueId } from '../../../content/vendor-coordination/cue-sheet.ts'
import styles from './track-art.module.css'

/** The part of the tracks beside one cue. It takes the height of the text. */
export function TrackArt({ cue }: { cue: CueId }) {
  return (
    <svg className={styles.art} viewBox="0 0 80 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.track} d={stretches[cue]} />
      {cue === 'schedule' ? <path className={styles.cue} d={cueMarks} /> : null}
      {cue === 'show' ? <path className={styles.show} d="M40 56V100" /> : null}
    </svg>
  )
}

/** For each vendor, the lane halfway and the lane at the end, when we take over. */
const tangle = [
  [3, 5],
  [6, 2],
  [0, 7],
  [5, 0],
  [7, 3],
  [1, 6],
  [4, 1],
  [2, 4],
] as const

const lane = (index: number) => 5 + index * 10

/** The lanes first cross, then are sorted out, run side by side, and join. */
const stretches: Readonly<Record<CueId, string>> = {
  survey: tangle
    .map(([halfway, end], track) => {
      const [from, via, to] = [lane(track), lane(halfway), lane(end)]
      return `M${from} 0C${from} ${24 + ((track * 13) % 30)} ${via} 18 ${via} 48S${to} ${58 + ((track * 11) % 26)} ${to} 100`
    })
    .join(''),
  scope: tangle
    .map(([, end], track) => `M${lane(end)} 0C${lane(end)} 50 ${lane(track)} 36 ${lane(track)} 80V100`)
    .join(''),
  schedule: tangle.map((_, track) => `M${lane(track)} 0V100`).join(''),
  show: tangle.map((_, track) => `M${lane(track)} 0C${lane(track)} 40 40 24 40 60`).join(''),
}

/** Staggered in the order in which the vendors need the room. */
const cueMarks = tangle.map((_, track) => `M${lane(track) - 3} ${12 + track * 10}h6`).join('')
