import { startPageViews } from './analytics/page-views.ts'
import { track } from './analytics/track.ts'
import { whenIdle } from './platform/when-idle.ts'
import { watchSecurity } from './security-log/watch-security.ts'

/** Counts pages and notices what the security log wants to know, from the first idle moment on. */
export function startWatching(): void {
  whenIdle(() => {
    watchSecurity()
    startPageViews(track)
  })
}
