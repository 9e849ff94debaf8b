import * as limits from '../../domain/limits.ts'

/** Safari has no idle callbacks. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: limits.idle.longestMs })
  else setTimeout(act, limits.idle.guessMs)
}
