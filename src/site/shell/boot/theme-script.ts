import { applySettings, readSettings } from '../../../ui/settings/settings.ts'
import { browserStorage } from '../../../ui/storage/browser-storage.ts'
import { markVisitor } from '../../features/account/session/mark-visitor.ts'
import { deferLateSections } from '../../platform/late-sections.ts'
import { showKnownFonts } from '../../platform/web-fonts.ts'

/** Inline in the head: applies theme, text size, fonts and account before the first paint. Never throws. */
try {
  // Controls that need scripts are shown only where scripts run.
  document.documentElement.classList.add('scripted')
  const storage = browserStorage()
  applySettings(document.documentElement, readSettings(storage))
  deferLateSections()
  showKnownFonts(storage)
  markVisitor(document.documentElement.classList, storage, location.hash)
} catch {}
