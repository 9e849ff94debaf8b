import { describe, expect, it, vi } from 'vitest'
import { defaultSettings, type SettingsStorage, settingsKey } from './settings.ts'
import { createSettingsStore } from './settings-store.ts'

/** A page and the storage that it shares with other tabs. */
function openPage() {
  const map = new Map<string, string>()
  const storage: SettingsStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  const classes = new Set<string>()
  const root = {
    style: { fontSize: '' },
    classList: {
      toggle: (name: string, force: boolean) => void (force ? classes.add(name) : classes.delete(name)),
    },
  }
  let tellPage: (news: { key: string | null }) => void = () => undefined
  const store = createSettingsStore({
    storage,
    root,
    onStorage: (listener) => {
      tellPage = listener
    },
  })
  return { store, map, classes, root, tellPage: (key: string | null) => tellPage({ key }) }
}

describe('settings store', () => {
  it('applies, stores and announces a change', () => {
    const { store, map, classes } = openPage()
    const listener = vi.fn()
    store.subscribe(listener)
    store.update({ darkMode: true })
    expect(store.get().darkMode).toBe(true)
    expect(classes).toContain('dark')
    expect(map.get(settingsKey)).toContain('"darkMode":true')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('limits the font size to the range of the slider', () => {
    const { store, root } = openPage()
    store.update({ fontSizePercent: 480 })
    expect(store.get().fontSizePercent).toBe(200)
    expect(root.style.fontSize).toBe('200%')
  })

  it('resets the stored settings and the page', () => {
    const { store, map, classes, root } = openPage()
    store.update({
      fontSizePercent: 200,
      contrast: 'high',
      darkMode: true,
      reduceMotion: true,
      uiSounds: true,
    })
    store.reset()
    expect(store.get()).toEqual(defaultSettings)
    expect(map.size).toBe(0)
    expect(classes.size).toBe(0)
    expect(root.style.fontSize).toBe('')
  })

  it('follows a change made in another tab', () => {
    const { store, map, classes, tellPage } = openPage()
    map.set(settingsKey, JSON.stringify({ ...defaultSettings, contrast: 'high' }))
    tellPage(settingsKey)
    expect(store.get().contrast).toBe('high')
    expect(classes).toContain('high-contrast')
    map.clear()
    tellPage(null)
    expect(store.get()).toEqual(defaultSettings)
  })

  it('ignores changes to other storage keys', () => {
    const { store, map, tellPage } = openPage()
    map.set(settingsKey, JSON.stringify({ ...defaultSettings, darkMode: true }))
    tellPage('csrf_token')
    expect(store.get().darkMode).toBe(false)
  })

  it('does not call a listener that has unsubscribed', () => {
    const { store } = openPage()
    const listener = vi.fn()
    store.subscribe(listener)()
    store.update({ darkMode: true })
    expect(listener).not.toHaveBeenCalled()
  })
})
