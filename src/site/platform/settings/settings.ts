/**
 * What a visitor chose in the accessibility panel. Also compiled into the inline script that runs before
 * the first paint, so this file imports nothing; settings.test.ts holds its numbers to the limits table.
 */
export type AccessibilitySettings = {
  readonly fontSizePercent: number
  readonly contrast: 'normal' | 'high'
  readonly darkMode: boolean
  /** Off follows the system. */
  readonly reduceMotion: boolean
  /** Off until somebody asks for them. */
  readonly uiSounds: boolean
}

export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The part of the root element that settings are applied to. */
export type SettingsRoot = {
  readonly style: { fontSize: string }
  readonly classList: { toggle(name: string, force: boolean): unknown }
}

export const settingsKey = 'accessibility-settings'

export const fontSize = { min: 75, max: 200, step: 25, default: 100 } as const

export const defaultSettings: AccessibilitySettings = {
  fontSizePercent: fontSize.default,
  contrast: 'normal',
  darkMode: false,
  reduceMotion: false,
  uiSounds: false,
}

/** Null where the browser blocks storage: reading the property itself throws there. */
export function browserStorage(): SettingsStorage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Stored text is a stranger's: every value is checked by itself, and a bad one falls back alone. */
export function readSettings(storage: Pick<SettingsStorage, 'getItem'> | null): AccessibilitySettings {
  let stored: Record<string, unknown> = {}
  try {
    stored = { ...JSON.parse(storage?.getItem(settingsKey) ?? '{}') }
  } catch {}
  return {
    fontSizePercent: nearestFontSize(stored.fontSizePercent),
    contrast: stored.contrast === 'high' ? 'high' : 'normal',
    darkMode: stored.darkMode === true,
    reduceMotion: stored.reduceMotion === true,
    uiSounds: stored.uiSounds === true,
  }
}

/** A storage that is full or blocked keeps the choice for this page only. */
export function writeSettings(storage: SettingsStorage | null, settings: AccessibilitySettings): void {
  try {
    storage?.setItem(settingsKey, JSON.stringify(settings))
  } catch {}
}

export function resetSettings(storage: SettingsStorage | null): AccessibilitySettings {
  try {
    storage?.removeItem(settingsKey)
  } catch {}
  return defaultSettings
}

export function applySettings(root: SettingsRoot, settings: AccessibilitySettings): void {
  const { fontSizePercent } = settings
  root.style.fontSize = fontSizePercent === fontSize.default ? '' : `${fontSizePercent}%`
  root.classList.toggle('high-contrast', settings.contrast === 'high')
  root.classList.toggle('dark', settings.darkMode)
  root.classList.toggle('reduce-motion', settings.reduceMotion)
}

/** The nearest step of the slider. */
export function nearestFontSize(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fontSize.default
  const stepped = Math.round(value / fontSize.step) * fontSize.step
  return Math.min(fontSize.max, Math.max(fontSize.min, stepped))
}
