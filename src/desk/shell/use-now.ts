import { useSyncExternalStore } from 'react'
import * as limits from '../../domain/limits.ts'

let now = Date.now()
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, limits.desk.clockEveryMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** The time, for all clocks of the desk together. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
