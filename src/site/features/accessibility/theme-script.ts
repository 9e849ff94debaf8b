import { deferLateSections } from '../../shell/late-styles.ts'
import { showKnownFonts } from '../../shell/web-fonts.ts'
import { applySettings, browserStorage, readSettings } from './settings.ts'

/** Inline in the head: the visitor's theme, text size and known fonts are there at the first paint. Never throws. */
try {
  // Controls that need scripts are shown only where scripts run.
  document.documentElement.classList.add('scripted')
  deferLateSections()
  const storage = browserStorage()
  applySettings(document.documentElement, readSettings(storage))
  showKnownFonts(storage)
} catch {}
