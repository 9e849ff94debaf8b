import type { StoredSettings } from './store-settings.ts'

type Look = { readonly name: string; readonly width: number; readonly settings: StoredSettings }

/** What a page is judged in, beside the way it comes. */
export const looks: readonly Look[] = [
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a tablet in dark mode', width: 768, settings: { darkMode: true } },
  { name: 'on a desk in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'on a desk in high contrast', width: 1280, settings: { contrast: 'high' } },
  { name: 'on a tablet with 200 % text', width: 768, settings: { fontSizePercent: 200 } },
  { name: 'on a desk with 200 % text', width: 1280, settings: { fontSizePercent: 200 } },
]
