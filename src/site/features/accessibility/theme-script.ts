import { deferLateSections } from '../../shell/boot/late-sections.ts'
import { showKnownFonts } from '../../shell/boot/web-fonts.ts'
import { markVisitor } from '../account/session-key.ts'
import { applySettings, browserStorage, readSettings } from './settings.ts'

/** Inline in the head: the visitor's theme, text size, known fonts and account are there at the first paint. Never throws. */
try {
  // Controls that need scripts are shown only where scripts run.
  document.documentElement.classList.add('scripted')
  const storage = browserStorage()
  applySettings(document.documentElement, readSettings(storage))
  deferLateSections()
  showKnownFonts(storage)
  markVisitor(document.documentElement.classList, storage, location.hash)
} catch {}
