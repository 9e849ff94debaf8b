import type { PuzzleParameters } from './challenge.ts'
import { solvePuzzle } from './solve-puzzle.ts'

/** Runs in a worker: one message in, one message out. The page that starts the worker also terminates it. */
addEventListener('message', ({ data }: MessageEvent<PuzzleParameters>) => {
  postMessage(solvePuzzle(data))
})
