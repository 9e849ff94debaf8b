import type { AnalyticsEvent, AnalyticsRecord } from '../../domain/analytics/events.ts'
import { analyticsDelayMs, analyticsPerPage, analyticsPerRequest } from '../../domain/security/page-limits.ts'
import { type PublicPath, pageAt, serverPaths, styleGuidePath } from '../../routes.ts'
import { sendInBackground } from './send-in-background.ts'

type Tracker = { track(event: AnalyticsEvent): void; flush(): void }

type TrackerDeps = {
  /** Whether the visitor allows counting. */
  readonly allowed: () => boolean
  /** The current page; null for a page that is not public. */
  readonly path: () => PublicPath | null
  readonly send: (body: string) => void
  readonly later: (flush: () => void) => void
}

/** Sends events in batches. Nothing identifies the visitor, and nothing is stored in the browser. */
export function createTracker({ allowed, path, send, later }: TrackerDeps): Tracker {
  let queue: AnalyticsRecord[] = []
  let taken = 0

  function flush(): void {
    if (queue.length === 0) return
    const body = JSON.stringify({ events: queue })
    queue = []
    send(body)
  }

  return {
    flush,
    track(event) {
      const page = path()
      if (page === null || taken >= analyticsPerPage || !allowed()) return
      taken += 1
      queue.push({ ...event, path: page })
      if (queue.length >= analyticsPerRequest) flush()
      else if (queue.length === 1) later(flush)
    },
  }
}

let tracker: Tracker | undefined

/** Counts a visitor's action. Never throws, never waits, and does nothing while a page is prerendered. */
export function track(event: AnalyticsEvent): void {
  if (typeof window === 'undefined') return
  tracker ??= startTracker()
  tracker.track(event)
}

function startTracker(): Tracker {
  const started = createTracker({
    allowed: () => mayCount(navigator),
    path: shownPage,
    send: (body) => sendInBackground(serverPaths.analytics, body),
    later: (flush) => setTimeout(flush, analyticsDelayMs),
  })
  // This is the last chance: a hidden page may be discarded without another event.
  addEventListener('pagehide', started.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) started.flush()
  })
  return started
}

type PrivacySignals = {
  readonly doNotTrack?: string | null | undefined
  readonly globalPrivacyControl?: boolean | undefined
}

/** Do Not Track and Global Privacy Control both count as a refusal. */
export function mayCount({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true
}

function shownPage(): PublicPath | null {
  const path = pageAt(location.pathname)
  return path === styleGuidePath ? null : path
}
