import { emptySelection, type QuoteSelection, readSelection } from '../../../domain/quote/quote-selection.ts'
import type { KeptStorage } from '../../../ui/storage/kept-storage.ts'

/** The storage key, shared by all tabs. */
export const selectionKey = 'quote-selection'

export type SelectionStore = {
  get(): QuoteSelection
  set(selection: QuoteSelection): void
  subscribe(listener: () => void): () => void
}

/** The visitor's selection, shared by all pages and tabs. `watch` reports changes in other tabs. */
export function createSelectionStore(
  storage: KeptStorage,
  watch: (changed: () => void) => () => void,
): SelectionStore {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let selection = emptySelection

  function get(): QuoteSelection {
    const kept = storage.get(selectionKey)
    if (kept !== text) {
      text = kept
      selection = readSelection(kept)
    }
    return selection
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  return {
    get,
    set(next) {
      if (next === get()) return
      if (next === emptySelection) storage.remove(selectionKey)
      else storage.set(selectionKey, JSON.stringify(next))
      text = storage.get(selectionKey)
      selection = next
      tell()
    },
    subscribe(listener) {
      const unwatch = watch(listener)
      listeners.add(listener)
      return () => {
        unwatch()
        listeners.delete(listener)
      }
    },
  }
}

/** Storage events come only from other tabs. A null key means that everything was cleared. */
export function watchOtherTabs(changed: () => void): () => void {
  function hear({ key }: StorageEvent): void {
    if (key === selectionKey || key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
