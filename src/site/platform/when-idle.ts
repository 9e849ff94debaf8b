import * as limits from '../../domain/limits.ts'

/** Calls `act` when the browser is idle, or after a delay in Safari, which has no idle callbacks. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: limits.idle.longestMs })
  else setTimeout(act, limits.idle.guessMs)
}
