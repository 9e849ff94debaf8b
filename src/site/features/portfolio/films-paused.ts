import { useSyncExternalStore } from 'react'

let paused = false
const listeners = new Set<() => void>()

/** Whether the films on the page are paused, and how to change it. One state for all: a visitor who stops one wants none to move. */
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
