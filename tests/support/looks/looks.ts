import { expect, type Page } from '@playwright/test'
import type { StoredSettings } from '../servers/store-settings.ts'
import { effectsStarted } from '../site-test.ts'

export type Look = {
  readonly name: string
  readonly width: number
  readonly height?: number
  readonly settings: StoredSettings
}

export const smallPhone: Look = { name: 'on a small phone', width: 320, height: 568, settings: {} }

/** The looks in which a page is checked, besides the default one. */
export const looks: readonly Look[] = [
  smallPhone,
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a tablet in dark mode', width: 768, settings: { darkMode: true } },
  { name: 'on a desktop in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'on a desktop in high contrast', width: 1280, settings: { contrast: 'high' } },
  { name: 'on a tablet with 200 % text', width: 768, settings: { fontSizePercent: 200 } },
  { name: 'on a desktop with 200 % text', width: 1280, settings: { fontSizePercent: 200 } },
]

/** Changes the look of the open page: the window size, and the settings as if set in another tab. */
export async function putOn(page: Page, { width, height = 844, settings }: Look): Promise<void> {
  await effectsStarted(page)
  await page.setViewportSize({ width, height })
  await page.evaluate((text) => {
    const key = 'accessibility-settings'
    localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }, JSON.stringify(settings))
  const { fontSizePercent = 100, darkMode = false, contrast = 'normal' } = settings
  await expect
    .poll(() => page.evaluate(lookOf))
    .toEqual({
      width,
      fontSize: `${(16 * fontSizePercent) / 100}px`,
      dark: darkMode,
      highContrast: contrast === 'high',
    })
}

/** Runs in the page. After two frames, everything that depends on the window size has been updated. */
async function lookOf() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((begun) => requestAnimationFrame(begun))
  const root = document.documentElement
  return {
    width: innerWidth,
    fontSize: getComputedStyle(root).fontSize,
    dark: root.classList.contains('dark'),
    highContrast: root.classList.contains('high-contrast'),
  }
}
