import { workerUrl } from '../../platform/script-urls.ts'
import type { PuzzleParameters } from './challenge.ts'
import workerAddress from './puzzle-worker.ts?worker&url'
import type { Solution } from './solve-puzzle.ts'

/** Solves the puzzle without blocking the page, or on the page if no worker can run. Null when time is up. */
export async function solveInWorker(
  parameters: PuzzleParameters,
  signal: AbortSignal,
): Promise<Solution | null> {
  try {
    return await askWorker(parameters, signal)
  } catch {
    if (signal.aborted) return null
    const { solvePuzzle } = await import('./solve-puzzle.ts')
    return solvePuzzle(parameters)
  }
}

function askWorker(parameters: PuzzleParameters, signal: AbortSignal): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl(workerAddress), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      end()
      resolve(data)
    })
    for (const [source, event] of [
      [worker, 'error'],
      [signal, 'abort'],
    ] as const) {
      source.addEventListener(event, () => {
        end()
        reject(new Error(`The worker ended: ${event}`))
      })
    }
    worker.postMessage(parameters)
  })
}
