import { useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/browser-storage.ts'
import {
  type AccessibilitySettings,
  applySettings,
  defaultSettings,
  nearestFontSize,
  readSettings,
  resetSettings,
  type SettingsRoot,
  type SettingsStorage,
  settingsKey,
  writeSettings,
} from './settings.ts'

type StorageNews = { readonly key: string | null }

export type SettingsStore = {
  readonly get: () => AccessibilitySettings
  readonly update: (change: Partial<AccessibilitySettings>) => void
  readonly reset: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds this page's settings. Every change is stored, applied to the root and announced to listeners. */
export function createSettingsStore(deps: {
  readonly storage: SettingsStorage | null
  readonly root: SettingsRoot
  /** Calls back when another tab writes to the same storage. */
  readonly onStorage: (listener: (news: StorageNews) => void) => void
}): SettingsStore {
  const { storage, root } = deps
  const listeners = new Set<() => void>()
  let current = readSettings(storage)

  function become(next: AccessibilitySettings) {
    current = next
    applySettings(root, next)
    for (const listener of listeners) listener()
  }

  deps.onStorage(({ key }) => {
    // A null key means that the other tab cleared the storage.
    if (key === settingsKey || key === null) become(readSettings(storage))
  })

  return {
    get: () => current,
    update(change) {
      const next = { ...current, ...change }
      become({ ...next, fontSizePercent: nearestFontSize(next.fontSizePercent) })
      writeSettings(storage, current)
    },
    reset: () => become(resetSettings(storage)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let pageStore: SettingsStore | undefined

/** The page's only store, created on first use; browser only. */
export function settingsStore(): SettingsStore {
  pageStore ??= createSettingsStore({
    storage: browserStorage(),
    root: document.documentElement,
    onStorage(listener) {
      addEventListener('storage', listener)
      // A page restored by the Back button received no events while it was frozen.
      addEventListener('pageshow', (event) => event.persisted && listener({ key: null }))
    },
  })
  return pageStore
}

export function useAccessibilitySettings(): AccessibilitySettings {
  return useSyncExternalStore(
    (listener) => settingsStore().subscribe(listener),
    () => settingsStore().get(),
    () => defaultSettings,
  )
}
