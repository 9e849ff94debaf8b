import type { Page } from '@playwright/test'

export type StoredSettings = {
  readonly fontSizePercent?: number
  readonly contrast?: 'normal' | 'high'
  readonly darkMode?: boolean
  readonly reduceMotion?: boolean
  readonly uiSounds?: boolean
}

/** Stores settings as if a visitor had chosen them in the accessibility panel on an earlier visit. */
export async function storeSettings(page: Page, settings: StoredSettings): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('accessibility-settings', text),
    JSON.stringify(settings),
  )
}
