import './effects.css'
import { startPageViews } from '../../analytics/page-views.ts'
import { track } from '../../analytics/track.ts'
import { settingsStore } from '../../features/accessibility/settings-store.ts'
import { startSecurityReports } from '../security-reports.ts'
import { startCursor } from './cursor.ts'
import { startParticleCanvas } from './particle-canvas.ts'
import { startScrollReveal } from './scroll-reveal.ts'
import { startUiSounds } from './ui-sounds.ts'

/** Garnish and what looks after the site, begun when the browser has nothing better to do. Returns what ends it. */
export function startEffects(): () => void {
  const ends: (() => void)[] = []
  let ended = false

  function start() {
    if (ended) return
    // From here on, settings changed in another tab are followed.
    settingsStore()
    ends.push(startScrollReveal(), startUiSounds(), startCursor(), startParticleCanvas())
    ends.push(startSecurityReports(), startPageViews(track))
  }

  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)

  return () => {
    ended = true
    for (const end of ends.splice(0)) end()
  }
}
