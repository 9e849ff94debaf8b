/** Runs the work at once and again after each pause; stopping waits for a run in progress. */
export function repeat(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = work().finally(() => {
      if (!stopped) timer = setTimeout(run, pauseMs)
    })
  }
  run()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
