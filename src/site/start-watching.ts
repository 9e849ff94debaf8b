import { startPageViews } from './analytics/page-views.ts'
import { track } from './analytics/track.ts'
import { whenIdle } from './platform/when-idle.ts'
import { watchSecurity } from './security-log/watch-security.ts'

/** Counts page views and watches for security events, starting at the first idle moment. */
export function startWatching(): void {
  whenIdle(() => {
    watchSecurity()
    startPageViews(track)
  })
}
