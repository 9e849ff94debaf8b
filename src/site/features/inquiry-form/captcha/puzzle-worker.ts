import type { PuzzleParameters } from './challenge.ts'
import { solvePuzzle } from './solve-puzzle.ts'

/** Runs apart from the page: one message in, one out. Whoever started it ends it. */
addEventListener('message', ({ data }: MessageEvent<PuzzleParameters>) => {
  postMessage(solvePuzzle(data))
})
