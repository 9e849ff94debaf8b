import type { AnalyticsEvent } from '../../domain/analytics/events.ts'
import { navigationApi } from '../platform/navigation/navigation-api.ts'

/** The host of the other site that the visitor comes from, without the page. */
export function referrerHost(referrer: string, ownOrigin: string): string | undefined {
  const [, origin, host] = /^(https?:\/\/([\w.-]+)(?::\d+)?)(?:\/|$)/.exec(referrer) ?? []
  return origin === ownOrigin ? undefined : host
}

/** Counts one page view for the first page and one for each following page. */
export function startPageViews(track: (event: AnalyticsEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let shown = location.pathname

  function countFirst(): void {
    const from = referrerHost(document.referrer, location.origin)
    track({ name: 'page_view', ...(from && { referrerHost: from }) })
  }

  // A page that the browser prerenders before a click may never be seen.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', countFirst, { signal, once: true })
  } else countFirst()

  navigationApi()?.addEventListener(
    'navigatesuccess',
    () => {
      // This event also fires for fragments of the same page.
      if (location.pathname === shown) return
      shown = location.pathname
      track({ name: 'page_view' })
    },
    { signal },
  )
  addEventListener('pageshow', ({ persisted }) => persisted && track({ name: 'page_view' }), { signal })
  return () => stop.abort()
}
