import { useSyncExternalStore } from 'react'

let paused = false
const listeners = new Set<() => void>()

/** Whoever pauses one film wants none of them to move: all share one state, until the document is left. */
export function useFilmsPaused(): readonly [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(listen, () => paused), setPaused]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setPaused(next: boolean): void {
  paused = next
  for (const listener of listeners) listener()
}
