import { expect, test } from 'vitest'
import { emptySelection, type QuoteSelection } from '../../../domain/quote/quote-selection.ts'
import { createKeptStorage } from '../../../ui/storage/kept-storage.ts'
import { createSelectionStore, selectionKey } from './selection-store.ts'

const sony: QuoteSelection = {
  ...emptySelection,
  lines: [{ kind: 'kit', id: 'sony', quantity: 1 }],
  from: '2026-12-01',
}

/** The used part of a browser's storage. */
function createStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const alone = () => () => {}

test('the next page has the same selection, which stays the same object until it changes', () => {
  const storage = createStorage()
  createSelectionStore(createKeptStorage(storage), alone).set(sony)
  const next = createSelectionStore(createKeptStorage(storage), alone)
  expect(next.get()).toEqual(sony)
  expect(next.get()).toBe(next.get())
})

test('an empty selection leaves nothing in the browser', () => {
  const storage = createStorage()
  const store = createSelectionStore(createKeptStorage(storage), alone)
  store.set(sony)
  store.set(emptySelection)
  expect(storage.kept.size).toBe(0)
  expect(store.get()).toBe(emptySelection)
})

test('a listener is called once for each change until it unsubscribes', () => {
  const store = createSelectionStore(createKeptStorage(createStorage()), alone)
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  store.set(sony)
  store.set(store.get())
  expect(heard).toBe(1)
  stop()
  store.set(emptySelection)
  expect(heard).toBe(1)
})

test('the selection of another tab is taken over', () => {
  const storage = createStorage()
  let tellOfOtherTab = () => {}
  const store = createSelectionStore(createKeptStorage(storage), (changed) => {
    tellOfOtherTab = changed
    return () => {}
  })
  const seen: QuoteSelection[] = []
  store.subscribe(() => seen.push(store.get()))
  storage.kept.set(selectionKey, JSON.stringify(sony))
  tellOfOtherTab()
  expect(seen).toEqual([sony])
})

test('without storage, the selection lasts as long as the page', () => {
  const store = createSelectionStore(createKeptStorage(null), alone)
  store.set(sony)
  expect(store.get()).toEqual(sony)
})

test('invalid stored text counts as an empty selection', () => {
  const storage = createStorage()
  storage.kept.set(selectionKey, '{"lines":"all"}')
  expect(createSelectionStore(createKeptStorage(storage), alone).get()).toEqual(emptySelection)
})
