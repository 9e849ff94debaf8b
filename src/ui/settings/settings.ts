/**
 * The visitor's choices in the accessibility panel. This file is also compiled into the inline script that
 * runs before the first paint, so it imports nothing; settings.test.ts compares its numbers with limits.ts.
 */
export type AccessibilitySettings = {
  readonly fontSizePercent: number
  readonly contrast: 'normal' | 'high'
  readonly darkMode: boolean
  /** When off, the system setting applies. */
  readonly reduceMotion: boolean
  /** Off by default. */
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

/** Stored text is untrusted: every value is checked separately, and only invalid ones get their default. */
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

/** If storage is full or blocked, the choice lasts only for this page. */
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
