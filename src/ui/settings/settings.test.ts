import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as limits from '../../domain/limits.ts'
import {
  applySettings,
  defaultSettings,
  fontSize,
  nearestFontSize,
  readSettings,
  resetSettings,
  type SettingsStorage,
  settingsKey,
  writeSettings,
} from './settings.ts'

function memoryStorage(text?: string): SettingsStorage {
  const map = new Map(text === undefined ? [] : [[settingsKey, text]])
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

function throwing(): never {
  throw new Error('SecurityError')
}
const blockedStorage: SettingsStorage = { getItem: throwing, setItem: throwing, removeItem: throwing }

function fakeRoot() {
  const classes = new Set<string>()
  return {
    classes,
    style: { fontSize: '' },
    classList: {
      toggle: (name: string, force: boolean) => void (force ? classes.add(name) : classes.delete(name)),
    },
  }
}

describe('accessibility settings', () => {
  it('uses the numbers in limits.ts', () => {
    expect(fontSize).toEqual(limits.fontSizePercent)
  })

  it('starts with 100 percent, normal contrast, light, system motion and sounds off', () => {
    expect(readSettings(memoryStorage())).toEqual({
      fontSizePercent: 100,
      contrast: 'normal',
      darkMode: false,
      reduceMotion: false,
      uiSounds: false,
    })
  })

  it('reads back what was written', () => {
    const storage = memoryStorage()
    const chosen = {
      fontSizePercent: 175,
      contrast: 'high',
      darkMode: true,
      reduceMotion: true,
      uiSounds: true,
    } as const
    writeSettings(storage, chosen)
    expect(readSettings(storage)).toEqual(chosen)
    expect(resetSettings(storage)).toEqual(defaultSettings)
    expect(readSettings(storage)).toEqual(defaultSettings)
  })

  it.each(['', '{', 'null', '7', '"dark"', '[]', '{"darkMode":"yes","uiSounds":0,"contrast":"HIGH"}'])(
    'uses the defaults for the stored text %s',
    (text) => {
      expect(readSettings(memoryStorage(text))).toEqual(defaultSettings)
    },
  )

  it('keeps the valid values when another one is invalid', () => {
    const settings = readSettings(memoryStorage('{"darkMode":true,"fontSizePercent":"huge"}'))
    expect(settings).toEqual({ ...defaultSettings, darkMode: true })
  })

  it('works without storage and with blocked storage', () => {
    for (const storage of [null, blockedStorage]) {
      expect(readSettings(storage)).toEqual(defaultSettings)
      expect(() => writeSettings(storage, defaultSettings)).not.toThrow()
      expect(resetSettings(storage)).toEqual(defaultSettings)
    }
  })

  it.each([
    [100, 100],
    [110, 100],
    [113, 125],
    [-5, 75],
    [1e9, 200],
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 100],
    ['125', 100],
  ])('rounds the font size %s to the step %i', (value, expected) => {
    expect(nearestFontSize(value)).toBe(expected)
  })

  it('reads valid settings from any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { fontSizePercent, contrast, ...flags } = readSettings(memoryStorage(text))
        expect([75, 100, 125, 150, 175, 200]).toContain(fontSizePercent)
        expect(['normal', 'high']).toContain(contrast)
        for (const flag of Object.values(flags)) expect(typeof flag).toBe('boolean')
      }),
    )
  })
})

describe('applySettings', () => {
  it('sets the root font size in percent and a class per choice', () => {
    const root = fakeRoot()
    applySettings(root, {
      ...defaultSettings,
      fontSizePercent: 150,
      contrast: 'high',
      darkMode: true,
      reduceMotion: true,
    })
    expect(root.style.fontSize).toBe('150%')
    expect([...root.classes].sort()).toEqual(['dark', 'high-contrast', 'reduce-motion'])
  })

  it('removes everything when the defaults are applied again', () => {
    const root = fakeRoot()
    applySettings(root, { ...defaultSettings, fontSizePercent: 75, darkMode: true })
    applySettings(root, defaultSettings)
    expect(root.style.fontSize).toBe('')
    expect(root.classes.size).toBe(0)
  })
})
