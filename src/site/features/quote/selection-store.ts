import { priceOf } from '../../../content/quote-catalogue.ts'
import { withinOwned } from '../../../domain/quote/estimate-quote.ts'
import { emptySelection, type QuoteSelection, readSelection } from '../../../domain/quote/quote-selection.ts'
import type { KeptStorage } from '../enquiry-form/kept-storage.ts'

/** Where the browser keeps it, for all tabs. */
export const selectionKey = 'quote-selection'

export type SelectionStore = {
  get(): QuoteSelection
  set(selection: QuoteSelection): void
  subscribe(listener: () => void): () => void
}

/**
 * What a visitor has selected, as far as we own it: it outlives pages, reloads and tabs. `watch` tells of changes in
 * other tabs.
 */
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
      selection = withinOwned(readSelection(kept), priceOf)
    }
    return selection
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  return {
    get,
    set(wanted) {
      const next = withinOwned(wanted, priceOf)
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

/** Storage events come from other tabs only; without a key, everything was cleared. */
export function watchOtherTabs(changed: () => void): () => void {
  function hear({ key }: StorageEvent): void {
    if (key === selectionKey || key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
