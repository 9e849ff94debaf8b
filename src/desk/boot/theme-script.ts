import { applySettings, readSettings } from '../../ui/settings/settings.ts'
import { browserStorage } from '../../ui/storage/browser-storage.ts'

/** Inline in the head: applies theme and text size before the first paint. Never throws. */
try {
  applySettings(document.documentElement, readSettings(browserStorage()))
} catch {}
