import { showreelScript } from '../../src/content/showreel/showreel-script.ts'

/** A stretch of the film, in seconds. */
export type Span = { readonly from: number; readonly to: number }

const { framesPerSecond, shots } = showreelScript
const seconds = (frames: number) => frames / framesPerSecond

let frame = 0
export const cut = shots.map((shot) => {
  const from = seconds(frame)
  frame += shot.frames
  return { ...shot, from, to: seconds(frame) }
})

export const duration = seconds(frame)
const last = cut.at(-1)?.from ?? 0

/** When the titles are shown. The name stays to the end, after the picture has gone dark. */
export const titleSpans = {
  opening: { from: 1.4, to: (cut[0]?.to ?? 0) - 0.1 },
  closing: { from: last + 0.5, to: last + 2.7 },
  name: { from: last + 3.1, to: duration },
} satisfies Record<string, Span>

export const lastFade: Span = { from: last + 2.3, to: last + 3.4 }

/** When lamps come on, in seconds after the start of their shot; the same as in `shots.py`. */
const lampsOf: Readonly<Record<string, readonly number[]>> = {
  'ghost-light': [0.4],
  'load-in': [0.5, 1.1],
  interview: [0.5],
  festival: [0.35, 0.8, 1.25],
  podcast: [0.35, 1],
  keynote: [0.3, 0.675, 1.05, 1.425],
  conference: [0.3, 0.75],
}

export const lamps = cut.flatMap(({ name, from }) => (lampsOf[name] ?? []).map((after) => from + after))
