import { applySettings, browserStorage, readSettings } from './settings.ts'

/** Inline in the head: the visitor's theme and text size are there at the first paint. Never throws. */
try {
  // Controls that need scripts are shown only where scripts run.
  document.documentElement.classList.add('scripted')
  applySettings(document.documentElement, readSettings(browserStorage()))
} catch {}
