import { applySettings, browserStorage, readSettings } from './settings.ts'

/** Inline in the head: the visitor's theme and text size are there at the first paint. Never throws. */
try {
  applySettings(document.documentElement, readSettings(browserStorage()))
} catch {}
