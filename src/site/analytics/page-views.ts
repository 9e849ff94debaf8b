import type { AnalyticsEvent } from '../../domain/analytics/events.ts'
import { navigationApi } from '../platform/navigation/navigation-api.ts'

/** The other site a visitor comes from: its name, nothing of the page. */
export function referrerHost(referrer: string, ownOrigin: string): string | undefined {
  const [, origin, host] = /^(https?:\/\/([\w.-]+)(?::\d+)?)(?:\/|$)/.exec(referrer) ?? []
  return origin === ownOrigin ? undefined : host
}

/** One page view for the first page and one for each that follows it. */
export function startPageViews(track: (event: AnalyticsEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let shown = location.pathname

  function countFirst(): void {
    const from = referrerHost(document.referrer, location.origin)
    track({ name: 'page_view', ...(from && { referrerHost: from }) })
  }

  // A page loaded ahead of a click is not seen yet, and perhaps never.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', countFirst, { signal, once: true })
  } else countFirst()

  navigationApi()?.addEventListener(
    'navigatesuccess',
    () => {
      // Also fires for fragments of the same page.
      if (location.pathname === shown) return
      shown = location.pathname
      track({ name: 'page_view' })
    },
    { signal },
  )
  addEventListener('pageshow', ({ persisted }) => persisted && track({ name: 'page_view' }), { signal })
  return () => stop.abort()
}
